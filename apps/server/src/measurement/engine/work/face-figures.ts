import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { crossingChance, DAYS_OF_WEEK, seenShare } from '@ooh/measurement/face-rates';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { passagesOf, type EffectFace, type FaceSurroundings } from './effect-faces.ts';
import { FacePeople, type PassingSums } from './face-people.ts';
import { placesOf } from './model-places.ts';

export interface FaceFiguresInput {
  readonly audience: TargetAudience;
  readonly faces: readonly EffectFace[];
  readonly around: FaceSurroundings;
}

/** What one face, or one slot of it, brings a day; columns by face. */
export interface FaceFigures {
  /** Passages in view of the face, whether anybody looks or not. */
  readonly passages: Float64Array;
  /** Visible contacts of all and of the audience. */
  readonly contacts: Float64Array;
  readonly taContacts: Float64Array;
  /** Panel persons with any contact, of all and of the audience. */
  readonly persons: Uint32Array;
  readonly taPersons: Uint32Array;
}

/**
 * Figures of all faces of a city in one pass: what faces share (a cell, a station, a building) is summed once, so the
 * cost does not grow with contacts per face. The same contacts as `ratesOfFaces` gives person by person.
 */
export function faceFigures(model: CityModel, input: FaceFiguresInput): FaceFigures {
  const { faces, around } = input;
  const people = new FacePeople(model, audienceMask(model.labels, input.audience));
  const { numberOf, squareMetersOf } = placesOf(model);
  const stations = people.atStations(passagesOf(around));
  const figures = {
    passages: new Float64Array(faces.length),
    contacts: new Float64Array(faces.length),
    taContacts: new Float64Array(faces.length),
    persons: new Uint32Array(faces.length),
    taPersons: new Uint32Array(faces.length),
  };
  const put = (at: number, night: number, seen: number, sums: PassingSums) => {
    figures.passages[at] = sums.light.all + sums.dark.all;
    figures.contacts[at] = seen * (sums.light.all + night * sums.dark.all);
    figures.taContacts[at] = seen * (sums.light.ta + night * sums.dark.ta);
    figures.persons[at] = sums.persons;
    figures.taPersons[at] = sums.taPersons;
  };
  faces.forEach((face, at) => {
    const { viewing } = face;
    const seen = seenShare(face);
    if (viewing.place === 'street') {
      const parts = face.cells.flatMap(({ cell, share }) => {
        const number = numberOf.get(cell);
        if (number === undefined) return [];
        const { viewingDistanceMeters: radius, streetConcentration } = viewing;
        const squareMeters = squareMetersOf(cell);
        const chance = crossingChance(radius, share, squareMeters, streetConcentration) / DAYS_OF_WEEK;
        return [{ cell: number, chance }];
      });
      put(at, viewing.nightFactor, seen, people.onStreets(parts));
    } else if (viewing.place === 'station') {
      const station = stations[around.stationIds.indexOf(face.stationId ?? '')];
      if (station) put(at, 1, seen, scaled(station, viewing.passingShare / DAYS_OF_WEEK));
    } else {
      const cell = numberOf.get(face.cells[0].cell);
      if (cell === undefined) return;
      const sums =
        viewing.place === 'hall'
          ? scaled(people.visiting(cell), viewing.passingShare / DAYS_OF_WEEK)
          : scaled(people.inBuilding(cell, face.key, viewing), viewing.passagesPerDay);
      put(at, 1, seen, sums);
    }
  });
  return figures;
}

const scaled = ({ light, dark, ...counts }: PassingSums, by: number): PassingSums => ({
  ...counts,
  light: { all: light.all * by, ta: light.ta * by },
  dark: { all: dark.all * by, ta: dark.ta * by },
});
