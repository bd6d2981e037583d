import type { Figure } from '@ooh/contract/domain/figure';
import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { tagsOfMedium } from '@ooh/contract/domain/media-tags';
import type { Context } from '../../context.ts';
import { figureOf } from '../../disclosure/disclosed-figure.ts';
import { suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import { someFaces } from '../../measurement/face/read-faces.ts';
import type { UnitEstimate } from '../../measurement/engine/work/unit-estimates.ts';
import type { CityCandidates } from './city-candidates.ts';
import type { Candidate } from './match-units.ts';
import { faceOfUnit, engineItem, rateCardCpmFen, type CityFigures } from './unit-figures.ts';
import { freeOf, freeShareOf, nextFreeOf, vacancyWeeksOf } from './unit-vacancy.ts';

/** Computes the estimates of some units that are not known yet. */
async function addEstimates(
  { engine }: Pick<Context, 'engine'>,
  rows: readonly Candidate[],
  { releases, audience, faces, estimates }: CityFigures,
): Promise<void> {
  const left = rows.filter(({ unit }) => !estimates.has(unit.unitKey));
  if (left.length === 0) return;
  const faceIds = left.flatMap(({ unit }) => faceOfUnit(unit) ?? []);
  const known = someFaces(faces, [...new Set(faceIds)]);
  const items = left.map(({ unit }) => engineItem(unit, known.indexOf));
  const found = await engine.ask(releases, 'unitEstimates', {
    audience,
    items,
    faces: known.faces,
    around: known.around,
    elapsedDays: 0,
  });
  left.forEach(({ unit }, at) => estimates.set(unit.unitKey, found[at]));
}

type People = Pick<MediaUnit, 'passersPerDay' | 'impressionsPerDay' | 'taConcentration' | 'taCpmFen'>;

const nobody: People = {
  passersPerDay: unknownFigure,
  impressionsPerDay: unknownFigure,
  taConcentration: unknownFigure,
  taCpmFen: null,
};

/** Figures of a unit as far as `valueOf` lets them be shown, with the interval of its estimate. */
function peopleOf(row: Candidate, estimate: UnitEstimate | null, figures: CityFigures): People {
  if (estimate === null) return nobody;
  const value = figures.valueOf(row.unit);
  const plain = (known: number | null, isKnown: boolean): Figure =>
    known !== null
      ? figureOf({ value: known, low: known, high: known })
      : isKnown
        ? suppressedFigure
        : unknownFigure;
  const isFace = row.unit.unitKind === 'face';
  return {
    // Passages scale with visits as contacts do: the interval is that of the contacts.
    passersPerDay:
      value.passages === null || estimate.contacts.value <= 0
        ? plain(value.passages, isFace)
        : figureOf({
            value: value.passages,
            low: (value.passages * estimate.contacts.low) / estimate.contacts.value,
            high: (value.passages * estimate.contacts.high) / estimate.contacts.value,
          }),
    impressionsPerDay: value.contacts === null ? suppressedFigure : figureOf(estimate.contacts),
    taConcentration: !figures.hasAudience
      ? unknownFigure
      : value.concentration === null || estimate.concentration === null
        ? suppressedFigure
        : figureOf(estimate.concentration),
    taCpmFen: rateCardCpmFen(row.unit, value, figures.hasAudience),
  };
}

function presentUnit(row: Candidate, city: CityCandidates, people: People): MediaUnit {
  const { unit } = row;
  const {
    bookables,
    businessDistrictId: _district,
    priceOf30DaysFen: _price,
    estimatedFields,
    ...own
  } = unit;
  const { bookings, days, today } = city;
  return {
    ...own,
    ...people,
    estimatedFields: [...estimatedFields],
    tags: [...tagsOfMedium(unit.mediumId)],
    faces:
      unit.unitKind === 'line'
        ? []
        : bookables.map((face) => ({
            faceId: face.bookingKey,
            faceNo: face.faceNo,
            facingDegrees: face.facingDegrees,
            slots: face.units,
            freeSlots: freeOf(face, bookings, days),
          })),
    units: row.units,
    freeUnits: row.freeUnits,
    nextFreeFrom: row.freeUnits > 0 ? days.startDate : nextFreeOf(unit, bookings, days),
    vacancyWeeks: vacancyWeeksOf(unit, bookings, today),
    freeShare90: freeShareOf(unit, bookings, today),
    distanceMeters: row.distanceMeters,
    isFavourite: row.isFavourite,
  };
}

/** Rows as screens and files show them. */
export async function presentUnits(
  context: Pick<Context, 'engine'>,
  rows: readonly Candidate[],
  city: CityCandidates,
  figures: CityFigures | null,
): Promise<MediaUnit[]> {
  if (figures === null || rows.length === 0) return rows.map((row) => presentUnit(row, city, nobody));
  await addEstimates(context, rows, figures);
  const estimateOf = ({ unit }: Candidate) => figures.estimates.get(unit.unitKey) ?? null;
  return rows.map((row) => presentUnit(row, city, peopleOf(row, estimateOf(row), figures)));
}
