import { isCoverageAlone, lineCriteria, type LineCriterion } from '@ooh/contract/domain/line-weights';
import type { Context } from '../../../context.ts';
import { memoize } from '../../../platform/memoize.ts';
import type { PlanCity } from '../plan-city.ts';
import { contactWeight, countingShares, criterionScores } from './criterion-scores.ts';
import { readLineMerits } from './line-merits.ts';
import { rivalReleases } from './rival-places.ts';

/** What a contact with a line counts for, with the scores that make it, of the criteria that count. */
export interface LineWeight {
  readonly weight: number;
  readonly parts: readonly {
    readonly criterion: LineCriterion;
    readonly share: number;
    readonly score: number;
  }[];
}

/** By line id; null where every contact counts alike. */
export type ContactWeights = ReadonlyMap<string, LineWeight> | null;

const answers = memoize<Map<string, LineWeight>>(8);

async function read(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  city: PlanCity,
): Promise<Map<string, LineWeight>> {
  const merits = await readLineMerits(context, city);
  const scores = criterionScores([...merits.values()]);
  const shares = countingShares(scores, city.plan.strategy.weights);
  return new Map(
    [...merits.keys()].map((lineId, line) => [
      lineId,
      {
        weight: contactWeight(scores, shares, line),
        parts: lineCriteria
          .filter((criterion) => shares[criterion] > 0)
          .map((criterion) => ({
            criterion,
            share: shares[criterion],
            score: criterion === 'coverage' ? 1 : (scores[criterion]?.[line] ?? 0),
          })),
      },
    ]),
  );
}

/** What contacts with the lines of a plan's city count for under its strategy. */
export async function contactWeightsOf(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  city: PlanCity,
): Promise<ContactWeights> {
  const { brief, strategy } = city.plan;
  if (isCoverageAlone(strategy.weights)) return null;
  const rivals = await rivalReleases(context.db, city.cityCode);
  const places = city.data.places?.releaseId;
  const { weights, formId } = strategy;
  const { releases, days, audience } = city;
  return answers(
    JSON.stringify([releases, places, rivals, days, audience, brief.brandId, weights, formId]),
    () => read(context, city),
  );
}
