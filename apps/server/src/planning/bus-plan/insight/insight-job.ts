import type { InsightQuestion } from '@ooh/contract/domain/plan-insight';
import type { Context } from '../../../context.ts';
import type { JobControl, JobKind } from '../../../platform/job/jobs.ts';
import { planOfJob } from '../../plan/plan-store.ts';
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
  const plan = await planOfJob(context.db, planId);
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
