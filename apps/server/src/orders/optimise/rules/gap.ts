import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { quantileOf } from './quantile.ts';

/** An area with the audience that comes there and the share of it that the order covers. */
export interface CoveredArea {
  readonly areaId: string;
  readonly taPeople: number;
  readonly coverage: number;
}

/** Of the areas with much of the audience, that where most people are missed and coverage lies far below the city's. */
export function gapAreaOf<Area extends CoveredArea>(
  areas: readonly Area[],
  cityCoverage: number,
): Area | null {
  if (areas.length === 0 || cityCoverage <= 0) return null;
  const { gapAreaQuantile, gapCoverageShare } = opportunityRules;
  const least = quantileOf(
    areas.map(({ taPeople }) => taPeople),
    gapAreaQuantile,
  );
  const missed = ({ taPeople, coverage }: Area) => taPeople * (1 - coverage);
  const [first = null] = areas
    .filter(({ taPeople, coverage }) => taPeople >= least && coverage < gapCoverageShare * cityCoverage)
    .toSorted((a, b) => missed(b) - missed(a) || (a.areaId < b.areaId ? -1 : 1));
  return first;
}
