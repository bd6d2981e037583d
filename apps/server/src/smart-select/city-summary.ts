import type { Figure } from '@ooh/contract/domain/figure';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { standardErrorOf, type Estimate } from '../engine/work/estimate.ts';
import type { PlanMeasure } from '../engine/work/measure-plan.ts';
import type { Amounts } from '@ooh/contract/domain/evaluation';
import type { AreaMeasure } from '../storage/postgres/tables/area-plan-tables.ts';
import type { CitySummary } from '../storage/postgres/tables/smart-select-tables.ts';

const z95 = 1.959963984540054;

/**
 * Whether a group inside a whole may be described: it and the rest of the whole, which anybody can take the
 * group from, are each nobody's or the minimum cell's size.
 */
export function isShowable(inside: number, outside: number, minimumCell: number): boolean {
  return inside >= minimumCell && (outside === 0 || outside >= minimumCell);
}

/** A missing figure: nothing was computed yet. */
export const unknownFigure: Figure = { value: null, low: null, high: null, suppressed: false };
/** A figure that rests on too few panel persons (样本不足). */
export const suppressedFigure: Figure = { value: null, low: null, high: null, suppressed: true };

/** The standard error of a figure; null where no interval was worked out. */
const errorOf = (estimate: Estimate | null | undefined) => (estimate ? standardErrorOf(estimate) : null);

/** What lines and fixed media have in common: cost, people and contacts. */
export function measuredSums(
  measure: PlanMeasure | AreaMeasure,
  amounts: Pick<Amounts, 'netFen' | 'totalFen'>,
) {
  return {
    netFen: amounts.netFen,
    totalFen: amounts.totalFen,
    taUniverse: measure.taUniverse,
    panelPersons: measure.panelPersons,
    otherPersons: measure.otherPersons,
    reach: measure.reach.value,
    reachShareError: standardErrorOf(measure.reachShare),
    impressions: measure.impressions.value,
    taImpressions: measure.taImpressions.value,
    frequencyError: errorOf(measure.frequency),
    concentrationError: errorOf(measure.taConcentrationImpressions),
  };
}

/** What the plan list keeps of a city's evaluation. */
export function summaryOf(
  measure: PlanMeasure,
  amounts: Amounts,
  lines: number,
  vehicles: number,
): CitySummary {
  return { lines, vehicles, ...measuredSums(measure, amounts) };
}

export interface CombinedSummary {
  readonly lines: number;
  readonly vehicles: number;
  readonly positions: number;
  readonly faces: number;
  readonly netFen: number | null;
  readonly reachShare: Figure;
  readonly frequency: Figure;
  readonly taConcentration: Figure;
  readonly cpmFen: number | null;
}

/** A figure with its interval; without one where the error is unknown. */
function around(value: number, error: number | null, ceiling = Infinity): Figure {
  if (error === null) return { value, low: null, high: null, suppressed: false };
  return {
    value,
    low: Math.max(0, value - z95 * error),
    high: Math.min(ceiling, value + z95 * error),
    suppressed: false,
  };
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
/** Errors of independent parts together, each with its share in the whole; null where one is unknown. */
function errorOfParts<Item>(
  items: readonly Item[],
  shareOf: (item: Item) => number,
  of: (item: Item) => number | null,
): number | null {
  const squares = items.map((item) => {
    const error = of(item);
    return error === null ? null : (shareOf(item) * error) ** 2;
  });
  return squares.every((square) => square !== null) ? Math.sqrt(sum(squares, (square) => square)) : null;
}

/**
 * Whether a sum over cities may stand beside the cities' own figures: what is withheld of them can be taken
 * from the sum, so the withheld cities together must be as many as a figure needs.
 */
export function isSumShowable(
  cities: readonly { readonly panelPersons: number; readonly otherPersons: number }[],
  minimumCell: number,
): boolean {
  const withheld = cities.filter((city) => !isShowable(city.panelPersons, city.otherPersons, minimumCell));
  return [cities, withheld].every((part) => {
    const inside = sum(part, (city) => city.panelPersons);
    const outside = sum(part, (city) => city.otherPersons);
    return part.length === 0 || isShowable(inside, outside, minimumCell);
  });
}

/**
 * A plan over its cities: panels of different cities are independent, so people add up and errors add in
 * squares; frequency and concentration are weighted means of the cities' (by people reached, by impressions).
 */
export function combineSummaries(cities: readonly CitySummary[], minimumCell: number): CombinedSummary {
  const netFen = cities.length === 0 ? null : sum(cities, (city) => city.netFen);
  const counted = {
    lines: sum(cities, (city) => city.lines),
    vehicles: sum(cities, (city) => city.vehicles),
    positions: sum(cities, (city) => city.positions ?? 0),
    faces: sum(cities, (city) => city.faces ?? 0),
    netFen,
  };
  const none = {
    reachShare: unknownFigure,
    frequency: unknownFigure,
    taConcentration: unknownFigure,
    cpmFen: null,
  };
  if (cities.length === 0) return { ...counted, ...none };
  if (!isSumShowable(cities, minimumCell)) {
    const withheld = {
      reachShare: suppressedFigure,
      frequency: suppressedFigure,
      taConcentration: suppressedFigure,
    };
    return { ...counted, ...withheld, cpmFen: null };
  }
  const universe = sum(cities, (city) => city.taUniverse);
  const reach = sum(cities, (city) => city.reach);
  const impressions = sum(cities, (city) => city.impressions);
  const taImpressions = sum(cities, (city) => city.taImpressions);
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
  return {
    ...counted,
    reachShare: around(
      share(reach, universe),
      errorOfParts(
        cities,
        (city) => share(city.taUniverse, universe),
        (city) => city.reachShareError,
      ),
      1,
    ),
    frequency:
      reach > 0
        ? around(
            taImpressions / reach,
            errorOfParts(
              cities,
              (city) => city.reach / reach,
              (city) => city.frequencyError,
            ),
          )
        : unknownFigure,
    taConcentration:
      impressions > 0
        ? around(
            taImpressions / impressions,
            errorOfParts(
              cities,
              (city) => city.impressions / impressions,
              (city) => city.concentrationError,
            ),
            1,
          )
        : unknownFigure,
    cpmFen: costPerThousandFen(netFen!, impressions),
  };
}
