import { refuseBadBrief } from '../../smart-select/check-brief.ts';
import { insertPlan as insert } from '../../smart-select/plan-store.ts';
import type { Handler } from '../handler.ts';

export const insertPlan: Handler<'ai-option-mode/insert'> = async (context, input, request) => {
  const { user } = request;
  const plan = await context.db.transaction().execute(async (transaction) => {
    await refuseBadBrief(transaction, user, input.brief, input.strategy);
    const stored = await insert(transaction, user, input.brief, input.strategy, context.now());
    const { address, requestId } = request;
    const detail = { planId: stored.plan_id, planNo: stored.plan_no };
    await context.audit.record(
      { action: 'plan.create', actor: user, address, requestId, detail },
      transaction,
    );
    return stored;
  });
  return { planId: plan.plan_id, planNo: plan.plan_no, version: plan.version };
};
