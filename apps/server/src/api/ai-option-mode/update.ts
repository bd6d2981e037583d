import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { changeVisiblePart } from '../../planning/plan/change-visible-part.ts';
import { assertValidBrief } from '../../planning/compute/check-brief.ts';
import { grantedPlan, versionConflict, type GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { changePlan, type PlanChange, type StoredPlan } from '../../planning/plan/plan-store.ts';
import { visiblePartOf, type VisiblePart } from '../../planning/plan/visible-brief.ts';
import { assertSeesWholePlan, wholeCitiesOf } from '../../planning/plan/whole-plan.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { Handler } from '../handler.ts';

type Input = ParsedInput<'ai-option-mode/update'>;

/** A computed plan whose brief or strategy changes is out of date until it is computed again. */
function stateAfter(plan: StoredPlan) {
  if (plan.state === 'computing') throw new AppError('refused', '方案正在计算中，请等待完成或取消后再修改');
  return plan.state === 'ready' ? { state: 'stale' as const, stateReason: '需求或策略已修改' } : {};
}

/** Brief and strategy after the edit; of what the editor does not see nothing changes. */
async function editedPart(
  { engine, config }: Pick<Context, 'engine' | 'config'>,
  transaction: DbOrTransaction,
  user: SignedInUser,
  granted: GrantedPlan,
  input: Input,
): Promise<VisiblePart> {
  const { plan } = granted;
  const stores = { db: transaction, engine, config };
  const ownCities = await wholeCitiesOf(transaction, user, plan);
  const isWhole = ownCities.length === plan.city_codes.length;
  const seen = await visiblePartOf(stores, granted);
  const sent = { brief: input.brief ?? seen.brief, strategy: input.strategy ?? seen.strategy };
  if (sent.brief.kind !== plan.kind) throw new AppError('refused', '方案类型不能修改');
  await assertValidBrief(transaction, user, sent.brief, sent.strategy, isWhole ? [] : granted.cityCodes);
  return isWhole ? sent : changeVisiblePart(stores, { plan, seen, sent, ownCities });
}

export const updatePlan: Handler<'ai-option-mode/update'> = async (context, input, request) => {
  const { user } = request;
  const changed = await context.db.transaction().execute(async (transaction) => {
    const granted = await grantedPlan(transaction, user, input.planId);
    const { plan } = granted;
    if (plan.version !== input.version) throw versionConflict();
    let change: PlanChange = {};
    if (input.archived !== undefined && input.archived !== plan.is_archived) {
      await assertSeesWholePlan(transaction, user, plan, input.archived ? '归档' : '恢复');
      change = { isArchived: input.archived };
    }
    if (input.brief !== undefined || input.strategy !== undefined)
      change = {
        ...change,
        ...stateAfter(plan),
        ...(await editedPart(context, transaction, user, granted, input)),
      };
    const stored = await changePlan(transaction, plan, change, context.now());
    if (stored === undefined) throw versionConflict();
    const detail = { planId: plan.plan_id, version: stored.version, fields: Object.keys(input) };
    await request.record(detail, transaction);
    return stored;
  });
  return { planId: changed.plan_id, version: changed.version, updatedAt: changed.updated_at.toISOString() };
};
