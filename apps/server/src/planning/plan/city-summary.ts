import type { Figure } from '@ooh/contract/domain/figure';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { estimateAround, standardErrorOf, type Estimate } from '../../disclosure/estimate.ts';
import { figureOf } from '../../disclosure/disclosed-figure.ts';
import { sumPassesMinimumCell, suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import type { PlanMeasure } from '../../measurement/engine/work/measure-plan.ts';
import type { Amounts } from '@ooh/contract/domain/evaluation';
import type { AreaMeasure } from '../../platform/storage/postgres/tables/area-plan-tables.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';

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
  return figureOf(estimateAround(value, error, ceiling));
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
 * A plan over its cities: panels of different cities are independent, so people add up and errors add in
 * squares; frequency and concentration are weighted means of the cities' (by people reached, by impressions).
 */
export function combineSummaries(cities: readonly CitySummary[], minimumCell: number): CombinedSummary {
  const netFen = sum(cities, (city) => city.netFen);
  const counted = {
    lines: sum(cities, (city) => city.lines),
    vehicles: sum(cities, (city) => city.vehicles),
    positions: sum(cities, (city) => city.positions ?? 0),
    faces: sum(cities, (city) => city.faces ?? 0),
    netFen: cities.length === 0 ? null : netFen,
  };
  const none = {
    reachShare: unknownFigure,
    frequency: unknownFigure,
    taConcentration: unknownFigure,
    cpmFen: null,
  };
  if (cities.length === 0) return { ...counted, ...none };
  if (!sumPassesMinimumCell(cities, minimumCell)) {
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
    cpmFen: costPerThousandFen(netFen, impressions),
  };
}
