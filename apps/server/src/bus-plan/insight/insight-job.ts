import type { InsightQuestion } from '@ooh/contract/domain/plan-insight';
import { planBrief, planStrategy } from '@ooh/contract/domain/plan';
import type { Context } from '../../context.ts';
import type { JobControl, JobKind } from '../../job/jobs.ts';
import { notFound } from '../../refusal.ts';
import { answerInsight } from './answer-insight.ts';
import { loadInsightCity } from './insight-city.ts';

export const insightJobKind = 'plan-insight';

export interface InsightJob {
  readonly planId: string;
  readonly cityCode: string;
  readonly question: InsightQuestion;
}

async function runInsight(
  context: Context,
  { planId, cityCode, question }: InsightJob,
  control: JobControl,
): Promise<Record<string, unknown>> {
  const row = await context.db
    .selectFrom('smart_plan')
    .selectAll()
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('方案');
  const plan = { ...row, brief: planBrief.parse(row.brief), strategy: planStrategy.parse(row.strategy) };
  control.progress(0.02, '准备数据');
  const of = await loadInsightCity(context, plan, cityCode);
  const result = await answerInsight(context, of, question, {
    priority: 'batch',
    signal: control.signal,
    onProgress: (phase, fraction) => control.progress(0.05 + 0.95 * fraction, phase),
  });
  control.signal.throwIfAborted();
  return { planId, insight: result };
}

/** Questions about a choice; they change nothing, so an interrupted one is asked again. */
export const insightJob: JobKind<InsightJob> = { afterInterruption: 'requeue', run: runInsight };
