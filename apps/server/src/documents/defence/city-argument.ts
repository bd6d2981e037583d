import type { CityArgument } from '@ooh/contract/domain/defence';
import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import type { Context } from '../../context.ts';
import type { EngineOptions } from '../../measurement/engine/engine.ts';
import { answerInsight } from '../../planning/bus-plan/insight/answer-insight.ts';
import { loadInsightCity } from '../../planning/bus-plan/insight/insight-city.ts';
import { lineContributions } from '../../planning/bus-plan/insight/line-contributions.ts';
import { linesOfPlanCity } from '../../planning/bus-plan/plan-lines.ts';
import type { StoredCity } from '../../planning/plan/plan-cities.ts';
import { planOfJob } from '../../planning/plan/plan-store.ts';
import { AppError } from '../../platform/http/app-error.ts';

const mostRejected = 8;

/**
 * Why exactly these lines of a city: what other budgets reach and what bounds them, what every line gives, which lines
 * are not in it and why, and what each constraint costs. Null where the audience is too small to speak of.
 */
export async function cityArgumentOf(
  context: Context,
  stored: StoredCity,
  options: EngineOptions,
): Promise<CityArgument | null> {
  const plan = await planOfJob(context.db, stored.plan_id);
  const loaded = await loadInsightCity(context, plan, stored.city_code).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (loaded === null) return null;
  const ask = <Kind extends 'frontier' | 'prices'>(kind: Kind) =>
    answerInsight(context, loaded, { kind }, options) as Promise<InsightOf<Kind>>;
  const { k, budgetFen, points } = await ask('frontier');
  const { objective, value, bound, prices, left } = await ask('prices');
  const [parts, lines] = await Promise.all([
    lineContributions(context, loaded, stored.delivery, options.signal),
    linesOfPlanCity(context, loaded.city),
  ]);
  const bought = new Set(stored.delivery.lines.map(({ lineId }) => lineId));
  return {
    frontier: { k, budgetFen, points },
    lines: parts.lines.map(({ lineName, vehicles, alonePersons, fairPersons, addedPersons, mostShared }) => ({
      lineName,
      vehicles,
      alonePersons,
      fairPersons,
      addedPersons,
      mostShared: mostShared && { lineName: mostShared.lineName, share: mostShared.share },
    })),
    withheldLines: parts.withheld,
    rejected: lines
      .flatMap(({ lineId, lineName, unchosenReason, recommendIndex }) =>
        unchosenReason === null || bought.has(lineId)
          ? []
          : [{ lineName, score: recommendIndex.score, reason: unchosenReason }],
      )
      .slice(0, mostRejected),
    prices: { objective, value, bound, prices, left },
  };
}
