import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { notFound, Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { isCityGranted } from './plan-access.ts';
import { findPlan, type StoredPlan } from './plan-store.ts';

/** A plan with the cities of it that the user may see. */
export interface GrantedPlan {
  readonly plan: StoredPlan;
  readonly cityCodes: string[];
}

/** The plan, or the not-found refusal for an unknown and a foreign one alike. */
export async function grantedPlan(
  db: DbOrTransaction,
  user: SignedInUser,
  planId: string,
): Promise<GrantedPlan> {
  const plan = await findPlan(db, user, planId);
  if (plan === undefined) throw notFound('方案');
  return { plan, cityCodes: plan.city_codes.filter((city) => isCityGranted(user, city)) };
}

/** The strategy as a user sees it: budgets of the cities in his scope. */
export function visibleStrategy({ plan, cityCodes }: GrantedPlan): PlanStrategy {
  const entries = Object.entries(plan.strategy.cityBudgetsFen).filter(([city]) => cityCodes.includes(city));
  return { ...plan.strategy, cityBudgetsFen: Object.fromEntries(entries) };
}

/** A changed strategy with what its editor could not see: budgets of cities outside his scope stay as they are. */
export function withHiddenBudgets(granted: GrantedPlan, strategy: PlanStrategy): PlanStrategy {
  const { plan, cityCodes } = granted;
  const hidden = plan.city_codes.filter((city) => !cityCodes.includes(city));
  const kept = Object.entries(plan.strategy.cityBudgetsFen).filter(([city]) => hidden.includes(city));
  return { ...strategy, cityBudgetsFen: { ...strategy.cityBudgetsFen, ...Object.fromEntries(kept) } };
}

/** The plan when the user may see one of its cities; a city of no plan and one outside the scope answer alike. */
export async function grantedPlanCity(
  db: DbOrTransaction,
  user: SignedInUser,
  planId: string,
  cityCode: string,
): Promise<StoredPlan> {
  const { plan, cityCodes } = await grantedPlan(db, user, planId);
  if (!cityCodes.includes(cityCode)) throw notFound('方案中的城市');
  return plan;
}

/**
 * Holds the plan's row until the transaction ends and refuses while it is computed: the computation would write
 * over what is saved now.
 */
export async function refuseWhileComputing(transaction: DbOrTransaction, planId: string): Promise<void> {
  const row = await transaction
    .selectFrom('smart_plan')
    .select('state')
    .where('plan_id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state === 'computing') throw new Refusal('refused', '方案正在计算中，请等待完成或取消后再修改');
}

/** Refuses a change that was made against an older version. */
export function versionConflict(): Refusal {
  return new Refusal('conflict', '该方案已被他人更新，请查看最新版本后再保存');
}
