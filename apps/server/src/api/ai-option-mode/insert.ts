import { assertValidBrief } from '../../planning/compute/check-brief.ts';
import { insertPlan as insert } from '../../planning/plan/plan-store.ts';
import type { Handler } from '../handler.ts';

export const insertPlan: Handler<'ai-option-mode/insert'> = async (context, input, request) => {
  const { user } = request;
  const plan = await context.db.transaction().execute(async (transaction) => {
    await assertValidBrief(transaction, user, input.brief, input.strategy);
    const stored = await insert(transaction, user, input.brief, input.strategy, context.now());
    const detail = { planId: stored.plan_id, planNo: stored.plan_no };
    await request.record(detail, transaction);
    return stored;
  });
  return { planId: plan.plan_id, planNo: plan.plan_no, version: plan.version };
};
