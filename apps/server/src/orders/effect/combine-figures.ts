import type { EffectComparison, EffectFigures } from '@ooh/contract/domain/effect';
import type { Figure, ShareRange } from '@ooh/contract/domain/figure';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { costPerRatingPointFen, grossRatingPoints } from '@ooh/measurement/media-metrics';
import type { ExposureSums } from '../../measurement/engine/work/effect-exposure.ts';
import { estimateAround, standardErrorOf, type Estimate } from '../../disclosure/estimate.ts';
import { figureOf } from '../../disclosure/disclosed-figure.ts';
import type { EffectMeasure, ThreeExposures } from '../../measurement/engine/work/measure-effect.ts';
import { suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import { rangeOfCities } from './range-of-cities.ts';

/** A part of an order in one city. */
export interface EffectPart extends ThreeExposures {
  readonly taUniverse: number;
  /** Net price of the part, and of its days that have passed. */
  readonly netFen: number;
  readonly netToDateFen: number;
  /** Whether any posting was planned. */
  readonly hasUnits: boolean;
  /** 校准区间 of a part with all its media. */
  readonly ranges?: EffectMeasure['ranges'];
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Independent estimates added: errors add in squares. */
function added(estimates: readonly Estimate[], ceiling = Infinity): Figure & Estimate {
  const value = sum(estimates, (one) => one.value);
  const error = Math.sqrt(sum(estimates, (one) => standardErrorOf(one) ** 2));
  return figureOf(estimateAround(value, error, ceiling));
}

const scaledBy = (estimate: Estimate, factor: number): Estimate => ({
  value: estimate.value * factor,
  low: estimate.low * factor,
  high: estimate.high * factor,
});

const noFigures = (figure: Figure): EffectFigures => ({
  impressions: figure,
  taImpressions: figure,
  reach: figure,
  reachShare: figure,
  frequency: figure,
  grp: null,
  cpmFen: null,
  taCpmFen: null,
  cprpFen: null,
});

/** Whether figures of a part rest on enough panel persons; a part without postings is truly 0. */
function isSupported(sums: ExposureSums, hasUnits: boolean, minimumCell: number): boolean {
  if (sums.impressions.value === 0 && (sums.panelPersons > 0 || !hasUnits)) return true;
  return [sums.taPanelPersons, sums.panelPersons].every((persons) => meetsMinimumCell(persons, minimumCell));
}

/** Whether the plan of a part may be shown; the as-run of it then rests on persons of the plan. */
export function isPartSupported(part: EffectPart, minimumCell: number): boolean {
  return isSupported(part.planned, part.hasUnits, minimumCell);
}

type Moment = 'planned' | 'plannedToDate' | 'actual';

/** Figures of parts in different cities: panels are independent, so people add up. */
function combined(parts: readonly EffectPart[], moment: Moment, minimumCell: number): EffectFigures {
  if (parts.length === 0) return noFigures(unknownFigure);
  const all = parts.map((part) => part[moment]);
  // Nothing has hung yet, or nothing met anybody: the sums are zeros of the whole plan's persons.
  const isNothing = all.every((one) => one.impressions.value === 0);
  const persons = [sum(all, (one) => one.taPanelPersons), sum(all, (one) => one.panelPersons)];
  if (!isNothing && !persons.every((count) => meetsMinimumCell(count, minimumCell)))
    return noFigures(suppressedFigure);
  const universe = sum(parts, (part) => part.taUniverse);
  const impressions = added(all.map((one) => one.impressions));
  const taImpressions = added(all.map((one) => one.taImpressions));
  const reach = added(all.map((one) => one.reach));
  const reachShare = added(
    parts.map((part) => scaledBy(part[moment].reachShare, part.taUniverse / universe)),
    1,
  );
  const reached = reach.value;
  const frequency =
    reached > 0
      ? added(
          all.flatMap((one) => (one.frequency ? [scaledBy(one.frequency, one.reach.value / reached)] : [])),
        )
      : unknownFigure;
  const netFen = sum(parts, (part) => (moment === 'planned' ? part.netFen : part.netToDateFen));
  const grp = grossRatingPoints(taImpressions.value, universe);
  return {
    impressions,
    taImpressions,
    reach,
    reachShare,
    frequency,
    grp,
    cpmFen: costPerThousandFen(netFen, impressions.value),
    taCpmFen: costPerThousandFen(netFen, taImpressions.value),
    cprpFen: costPerRatingPointFen(netFen, grp),
  };
}

/** 校准区间 of parts in different cities; null where the share is withheld or a part is of some media alone. */
function rangeOf(
  parts: readonly EffectPart[],
  moment: 'planned' | 'actual',
  figures: EffectFigures,
): ShareRange {
  const known = parts.flatMap(({ ranges, taUniverse }) =>
    ranges ? [{ range: ranges[moment], universe: taUniverse }] : [],
  );
  if (figures.reachShare.value === null || known.length < parts.length) return null;
  return rangeOfCities(known);
}

const rateOf = (actual: Figure, planned: Figure) =>
  actual.value === null || planned.value === null || planned.value === 0
    ? null
    : actual.value / planned.value;

/** Plan, plan to date and as-run side by side. Parts must be supported, see `isPartSupported`. */
export function compareParts(parts: readonly EffectPart[], minimumCell: number): EffectComparison {
  const planned = combined(parts, 'planned', minimumCell);
  const plannedToDate = combined(parts, 'plannedToDate', minimumCell);
  const actual = combined(parts, 'actual', minimumCell);
  return {
    planned,
    plannedToDate,
    actual,
    reachShareRange: {
      planned: rangeOf(parts, 'planned', planned),
      actual: rangeOf(parts, 'actual', actual),
    },
    completionRate: rateOf(actual.impressions, planned.impressions),
    toDateRate: rateOf(actual.impressions, plannedToDate.impressions),
  };
}

export const withheldComparison: EffectComparison = {
  planned: noFigures(suppressedFigure),
  plannedToDate: noFigures(suppressedFigure),
  actual: noFigures(suppressedFigure),
  reachShareRange: { planned: null, actual: null },
  completionRate: null,
  toDateRate: null,
};

/** Plan and as-run of some cities as one. */
export const compareCities = (cities: readonly { readonly part: EffectPart }[], minimumCell: number) =>
  compareParts(
    cities.map((city) => city.part),
    minimumCell,
  );
