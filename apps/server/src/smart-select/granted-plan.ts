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

/** Refuses a change that was made against an older version. */
export function versionConflict(): Refusal {
  return new Refusal('conflict', '该方案已被他人更新，请查看最新版本后再保存');
}
