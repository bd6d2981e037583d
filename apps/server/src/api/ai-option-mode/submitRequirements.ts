import { Refusal } from '../../refusal.ts';
import { fixedMediaOf } from '../../area-plan/media-scope.ts';
import { planJobKind, type PlanJob } from '../../smart-select/compute-plan.ts';
import { refuseBadBrief } from '../../smart-select/check-brief.ts';
import { grantedPlan, versionConflict } from '../../smart-select/granted-plan.ts';
import { mayBecome, refusedTransition } from '../../smart-select/plan-state.ts';
import { changePlan } from '../../smart-select/plan-store.ts';
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
    throw new Refusal('refused', refusedTransition(plan.state, 'computing'));
  }
  // A plan is computed whole or not at all; which city is out of scope is told to nobody.
  if (cityCodes.length < plan.city_codes.length)
    throw new Refusal('refused', '方案含有您数据权限以外的城市，请由有权限的同事提交');
  await refuseBadBrief(context.db, user, plan.brief, plan.strategy);
  const submitted = await context.db.transaction().execute(async (transaction) => {
    const media = cityCodes.map((city) => [city, fixedMediaOf(user, city)] as const);
    const job: PlanJob = { planId: plan.plan_id, seed: input.seed, grantedMedia: Object.fromEntries(media) };
    const jobId = await context.jobs.enqueue(planJobKind, user.userId, job, transaction);
    const change = { state: 'computing' as const, stateReason: null, jobId };
    const stored = await changePlan(transaction, plan, change, context.now());
    if (stored === undefined) throw versionConflict();
    const { address, requestId } = request;
    const detail = { planId: plan.plan_id, jobId, seed: input.seed };
    await context.audit.record(
      { action: 'plan.submit', actor: user, address, requestId, detail },
      transaction,
    );
    return { jobId, version: stored.version };
  });
  context.jobs.wake();
  return submitted;
};
