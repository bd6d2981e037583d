import { cellAreaSquareMeters, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { indexFaces, type FaceIndex } from '@ooh/measurement/face-index';
import { outdoorShift, type CityModel } from '../city-model.ts';

/** What is looked up in a model by place. */
interface ModelPlaces {
  /** Number of a cell in the model. */
  readonly numberOf: ReadonlyMap<bigint, number>;
  readonly faces: FaceIndex;
  /** Area of a cell, of the model or not. */
  squareMetersOf(cell: bigint): number;
}

const known = new WeakMap<CityModel, ModelPlaces>();

/** Who is where in a model; computed when a thread first asks for it, and kept as long as the model. */
export function placesOf(model: CityModel): ModelPlaces {
  const before = known.get(model);
  if (before !== undefined) return before;
  const { presence, homeCell, workCell, cells, store } = model;
  const { start, person, dayMask } = presence;
  const areas = new Map<bigint, number>();
  const places: ModelPlaces = {
    squareMetersOf(cell) {
      const own = areas.get(cell) ?? cellAreaSquareMeters(cellFromUInt64(cell));
      areas.set(cell, own);
      return own;
    },
    numberOf: new Map(Array.from(cells, (cell, number) => [cell, number])),
    faces: indexFaces({
      personCount: store.personCount,
      visits: {
        start,
        person,
        dayMask,
        hour: presence.hour.map((hour) => hour & 31),
        outdoors: presence.hour.map((hour) => hour >> outdoorShift),
      },
      homeCell,
      workCell,
    }),
  };
  known.set(model, places);
  return places;
}
