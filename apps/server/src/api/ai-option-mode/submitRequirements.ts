import { AppError } from '../../platform/http/app-error.ts';
import { fixedMediaOf } from '../../access/media-scope.ts';
import { planJobKind, type PlanJob } from '../../planning/compute/compute-plan.ts';
import { assertValidBrief } from '../../planning/compute/check-brief.ts';
import { grantedPlan, versionConflict } from '../../planning/plan/granted-plan.ts';
import { mayBecome, refusedTransition } from '../../planning/plan/plan-state.ts';
import { changePlan } from '../../planning/plan/plan-store.ts';
import { assertSeesWholePlan } from '../../planning/plan/whole-plan.ts';
import type { Handler } from '../handler.ts';

export const submitRequirements: Handler<'ai-option-mode/submitRequirements'> = async (
  context,
  input,
  request,
) => {
  const { user } = request;
  const { plan, cityCodes } = await grantedPlan(context.db, user, input.planId);
  if (plan.version !== input.version) throw versionConflict();
  if (plan.state === 'computing' || !mayBecome(plan.state, 'computing')) {
    throw new AppError('refused', refusedTransition(plan.state, 'computing'));
  }
  // A plan is computed whole or not at all.
  await assertSeesWholePlan(context.db, user, plan, '提交');
  await assertValidBrief(context.db, user, plan.brief, plan.strategy);
  const submitted = await context.db.transaction().execute(async (transaction) => {
    const media = cityCodes.map((city) => [city, fixedMediaOf(user, city)] as const);
    const job: PlanJob = { planId: plan.plan_id, seed: input.seed, grantedMedia: Object.fromEntries(media) };
    const jobId = await context.jobs.enqueue(planJobKind, user.userId, job, transaction);
    const change = { state: 'computing' as const, stateReason: null, jobId };
    const stored = await changePlan(transaction, plan, change, context.now());
    if (stored === undefined) throw versionConflict();
    const detail = { planId: plan.plan_id, jobId, seed: input.seed };
    await request.record(detail, transaction);
    return { jobId, version: stored.version };
  });
  context.jobs.wake();
  return submitted;
};
