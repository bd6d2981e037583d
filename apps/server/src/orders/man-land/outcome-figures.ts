import type { EffectAreaSort } from '@ooh/contract/domain/effect-area-names';
import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';
import { normalQuantile95 } from '@ooh/measurement/interval';
import { figureOf, scaled } from '../../disclosure/disclosed-figure.ts';
import { estimateAround, type Estimate } from '../../disclosure/estimate.ts';
import { suppressedFigure, unknownFigure } from '../../disclosure/suppression.ts';
import { peopleEstimate, type FigureContext } from '../../measurement/city-perspective/area-figures.ts';
import type { OutcomeInArea } from '../../measurement/engine/work/area-outcome.ts';
import type { ShareAmong } from '../../measurement/engine/work/area-reach.ts';

type Row = CallOutput<'v1/effect/man-land'>['rows'][number];
export type Outcome = Omit<Row['cells'][number], 'segmentId'>;

/** What may be told of the postings: nothing has run yet, too few persons met it, or all. */
export type ActualState = 'none' | 'withheld' | 'shown';

const withheld: Outcome = {
  taPersons: suppressedFigure,
  plannedCoverage: suppressedFigure,
  actualCoverage: suppressedFigure,
  difference: suppressedFigure,
};

const coverageOf = ({ share, shareError }: ShareAmong) => figureOf(estimateAround(share, shareError, 1));

/** A difference of two shares with its 95 % interval, −1 … 1. */
function differenceOf({ share, shareError }: ShareAmong): Estimate {
  const half = normalQuantile95 * shareError;
  return { value: share, low: Math.max(-1, share - half), high: Math.min(1, share + half) };
}

/** The audience of an area, and what plan and postings reach of it; withheld together with the audience. */
export function outcomeFigures(
  found: OutcomeInArea,
  isWithheld: boolean,
  ground: Pick<FigureContext, 'universe' | 'panelPersons'>,
  actual: ActualState,
): Outcome {
  if (isWithheld) return withheld;
  const asRun = (figure: Figure) =>
    actual === 'shown' ? figure : actual === 'none' ? unknownFigure : suppressedFigure;
  return {
    taPersons: figureOf(peopleEstimate(ground, found.taPeople)),
    plannedCoverage: coverageOf(found.planned),
    actualCoverage: asRun(coverageOf(found.actual)),
    difference: asRun(figureOf(differenceOf(found.difference))),
  };
}

/** Those of the audience who are not reached; the interval is that of the share. */
export function gapOf({ taPersons, actualCoverage: { value, low, high, suppressed } }: Outcome): Figure {
  if (value === null || low === null || high === null) return suppressed ? suppressedFigure : unknownFigure;
  return scaled(figureOf({ value: 1 - value, low: 1 - high, high: 1 - low }), taPersons.value);
}

/** In the order asked for; withheld figures stand last either way. */
export function sortOutcomes<Area extends Pick<Row, EffectAreaSort | 'areaId'>>(
  rows: readonly Area[],
  sortBy: EffectAreaSort,
  ascending: boolean,
): Area[] {
  const sign = ascending ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [a[sortBy].value, b[sortBy].value];
    if (x === null || y === null)
      return Number(x === null) - Number(y === null) || (a.areaId < b.areaId ? -1 : 1);
    return sign * (x - y) || (a.areaId < b.areaId ? -1 : 1);
  });
}
