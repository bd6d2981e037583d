import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isCityGranted, isPlanCityVisible, type PlanReader } from '../../access/plan-access.ts';
import { findPlan, type StoredPlan } from './plan-store.ts';

/** A plan with the cities of it that the user sees: at least one. The plan itself is whole; see visible-brief.ts. */
export interface GrantedPlan {
  readonly plan: StoredPlan;
  readonly cityCodes: string[];
  /** Whether these are all of its cities. */
  readonly isWhole: boolean;
}

/** The plan. Throws the same not-found error for unknown, foreign and ungranted ones. */
export async function grantedPlan(
  db: DbOrTransaction,
  user: PlanReader,
  planId: string,
): Promise<GrantedPlan> {
  const plan = await findPlan(db, user, planId);
  if (plan === undefined) throw notFound('方案');
  const cityCodes = plan.city_codes.filter((city) => isPlanCityVisible(user, plan, city));
  return { plan, cityCodes, isWhole: cityCodes.length === plan.city_codes.length };
}

/** The plan when the user may see one of its cities; the same error for a city that is not in the plan and one outside the scope. */
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

/** The same of a city where the user may plan bus bodies. */
export async function grantedBusCity(
  db: DbOrTransaction,
  user: SignedInUser,
  planId: string,
  cityCode: string,
): Promise<StoredPlan> {
  const plan = await grantedPlanCity(db, user, planId, cityCode);
  if (!isCityGranted(user, cityCode)) throw notFound('方案中的城市');
  return plan;
}

/**
 * Holds the plan's row until the transaction ends and refuses while it is computed: the computation would write
 * over what is saved now.
 */
export async function assertNotComputing(transaction: DbOrTransaction, planId: string): Promise<void> {
  const row = await transaction
    .selectFrom('smart_plan')
    .select('state')
    .where('plan_id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state === 'computing') throw new AppError('refused', '方案正在计算中，请等待完成或取消后再修改');
}

/** Refuses a change that was made against an older version. */
export function versionConflict(): AppError {
  return new AppError('conflict', '该方案已被他人更新，请查看最新版本后再保存');
}
