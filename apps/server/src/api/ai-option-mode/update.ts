import { planBrief, planStrategy } from '@ooh/contract/domain/plan';
import { Refusal } from '../../refusal.ts';
import { refuseBadBrief } from '../../smart-select/check-brief.ts';
import { grantedPlan, versionConflict, withHiddenBudgets } from '../../smart-select/granted-plan.ts';
import { changePlan, type StoredPlan } from '../../smart-select/plan-store.ts';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Handler } from '../handler.ts';

/** A computed plan whose brief or strategy changes is out of date until it is computed again. */
function stateAfter(plan: StoredPlan, input: ParsedInput<'ai-option-mode/update'>) {
  const asksAnew = input.brief !== undefined || input.strategy !== undefined;
  if (!asksAnew) return {};
  if (plan.state === 'computing') throw new Refusal('refused', '方案正在计算中，请等待完成或取消后再修改');
  return plan.state === 'ready' ? { state: 'stale' as const, stateReason: '需求或策略已修改' } : {};
}

export const updatePlan: Handler<'ai-option-mode/update'> = async (context, input, request) => {
  const { user } = request;
  const changed = await context.db.transaction().execute(async (transaction) => {
    const granted = await grantedPlan(transaction, user, input.planId);
    const { plan, cityCodes } = granted;
    if (plan.version !== input.version) throw versionConflict();
    const seen = input.brief ?? planBrief.parse({ ...plan.brief, cityCodes });
    const strategy = withHiddenBudgets(granted, input.strategy ?? planStrategy.parse(plan.strategy));
    if (input.brief !== undefined || input.strategy !== undefined) {
      if (seen.kind !== plan.kind) throw new Refusal('refused', '方案类型不能修改');
      await refuseBadBrief(transaction, user, seen, strategy);
    }
    // Cities outside the editor's scope stay as they are.
    const hidden = plan.city_codes.filter((city) => !cityCodes.includes(city));
    const brief = {
      ...seen,
      cityCodes: [...seen.cityCodes, ...hidden.filter((city) => !seen.cityCodes.includes(city))],
    };
    const change = { brief, strategy, isArchived: input.archived, ...stateAfter(plan, input) };
    const stored = await changePlan(transaction, plan, change, context.now());
    if (stored === undefined) throw versionConflict();
    const detail = { planId: plan.plan_id, version: stored.version, fields: Object.keys(input) };
    const { address, requestId } = request;
    await context.audit.record(
      { action: 'plan.update', actor: user, address, requestId, detail },
      transaction,
    );
    return stored;
  });
  return { planId: changed.plan_id, version: changed.version, updatedAt: changed.updated_at.toISOString() };
};
