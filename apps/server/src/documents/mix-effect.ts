import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { Basis } from '@ooh/contract/domain/figure';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import type { CityEffect } from '@ooh/report/proposal-document';
import { methodLine } from '../disclosure/basis-text.ts';
import { costPerRatingPointFen, grossRatingPoints } from '@ooh/measurement/media-metrics';
import { metricsOf } from './plan-metrics.ts';

/** What all media of a city do together, as the deck shows it. `contributions` are those of its lines. */
export function mixEffect(
  evaluation: MixEvaluation,
  basis: Basis,
  city: { readonly name: string; readonly contributions: CityEffect['contributions'] },
): CityEffect {
  const { amounts, impressions, taImpressions, taUniverse, reach, reachShare, frequency } = evaluation;
  const audience = taUniverse.value;
  const grp =
    taImpressions.value === null || audience === null
      ? null
      : grossRatingPoints(taImpressions.value, audience);
  return {
    cityName: city.name,
    metrics: metricsOf(
      {
        basis,
        impressions,
        reach,
        reachShare,
        frequency,
        reachAtLeast: evaluation.reachAtLeast,
        grp,
        cpmFen: costPerThousandFen(amounts.netFen, impressions.value),
        taCpmFen: evaluation.taCpmFen,
        cprpFen: costPerRatingPointFen(amounts.netFen, grp),
      },
      city.name,
      null,
    ),
    universe: basis.universe,
    universePersons: basis.universePersons,
    audiencePersons: audience,
    panelPersons: null,
    reach,
    reachShare,
    frequency,
    reachAtLeast: evaluation.reachAtLeast,
    weeklyReach: evaluation.weeks.map(({ week, share }) => ({ week, share, modelledShare: null })),
    benchmarks: [],
    contributions: city.contributions,
    basis: methodLine(basis),
  };
}
