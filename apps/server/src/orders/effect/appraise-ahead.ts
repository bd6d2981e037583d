import { chinaDate } from '@ooh/contract/domain/china-time';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobControl, JobKind } from '../../platform/job/jobs.ts';
import { oldestAccount } from '../../platform/session/reader.ts';
import { achievementOf } from './achievement.ts';
import { computeCity } from './compute-effect.ts';
import { appraisalBasis, appraisalReaders, dueAppraisals } from './due-appraisals.ts';
import type { EffectTask } from './effect-tasks.ts';
import { effectKeyOf, knownCity, storedResults } from './stored-effects.ts';

export const appraisalJobKind = 'appraisal';

/** Cities of orders computed in one job; then others have their turn. */
const mostInOneJob = 40;

const appraisalPayload = z.object({
  /** Those that could not be computed in the jobs before. */
  failed: z.array(z.string()).default([]),
});
type AppraisalPayload = z.input<typeof appraisalPayload>;

/** Puts the next part of what is due in the queue. */
async function queueAppraisals(context: Context, failed: readonly string[] = []): Promise<void> {
  const owner = await oldestAccount(context.db);
  if (owner === undefined) return;
  const payload: AppraisalPayload = { failed: [...failed] };
  await context.jobs.enqueue(appraisalJobKind, owner.id, payload);
}

/** Its turn may have come so late that somebody has looked at it and had it computed. */
async function computeUnknown(context: Context, task: EffectTask): Promise<void> {
  const stored = await storedResults(context, [task]);
  if (knownCity(task, stored.get(effectKeyOf(task))) === undefined) await computeCity(context, task, 'batch');
}

/** What the year of each advertiser comes to, so that nobody's first page waits for it. */
async function achieveAhead(context: Context, control: JobControl): Promise<void> {
  for (const reader of await appraisalReaders(context.db)) {
    if (reader.organisationKind !== 'advertiser') continue;
    control.signal.throwIfAborted();
    await context.idle.run(() => achievementOf(context, reader), control.signal);
  }
}

/** Computes figures that are due, so that no list or page waits for them, while nobody is at work. */
async function appraiseAhead(context: Context, payload: AppraisalPayload, control: JobControl) {
  const failed = new Set(appraisalPayload.parse(payload).failed);
  const due = (await dueAppraisals(context, control.signal)).filter((task) => !failed.has(effectKeyOf(task)));
  const now = due.slice(0, mostInOneJob);
  for (const [done, task] of now.entries()) {
    control.signal.throwIfAborted();
    control.progress(done / now.length, `效果测算，还有 ${due.length - done} 项`);
    try {
      await context.idle.run(() => computeUnknown(context, task), control.signal);
    } catch (error) {
      if (control.signal.aborted) throw error;
      failed.add(effectKeyOf(task));
      const { order, cityCode } = task;
      context.log.warn({ err: error, orderId: order.orderId, cityCode }, 'an effect could not be computed');
    }
  }
  const left = due.length - now.length;
  if (left > 0) await queueAppraisals(context, [...failed]);
  else await achieveAhead(context, control);
  return { computed: now.length, left, failed: failed.size };
}

/** An interrupted one begins anew: what it had computed is stored. */
export const appraisalJob: JobKind<AppraisalPayload> = {
  afterInterruption: 'requeue',
  turn: 'behind',
  run: appraiseAhead,
};

async function isQueued({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', appraisalJobKind)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return job !== undefined;
}

/**
 * Queues appraisals whenever figures may have become due: at the start, on a new day, when an order is posted, changed
 * or over, and when postings or data change.
 */
export function appraisalTender(context: Context): () => Promise<void> {
  let last: string | undefined;
  return async () => {
    const basis = await appraisalBasis(context, chinaDate(context.now()));
    if (basis === last || (await isQueued(context))) return;
    await queueAppraisals(context);
    last = basis;
  };
}
