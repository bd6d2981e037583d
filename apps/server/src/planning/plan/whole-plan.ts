import { seesUnit } from '../../access/media-scope.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isPlanCityWhole } from '../../access/plan-access.ts';
import type { StoredPlan } from './plan-store.ts';

/** Cities of a plan of which a user sees everything: its pairs, and every medium of which a position was found. */
export async function wholeCitiesOf(
  db: DbOrTransaction,
  user: SignedInUser,
  plan: StoredPlan,
): Promise<string[]> {
  const units = await db
    .selectFrom('area_plan_unit')
    .select(['city_code', 'medium_id'])
    .distinct()
    .where('plan_id', '=', plan.plan_id)
    .execute();
  const half = new Set(units.filter((unit) => !seesUnit(user, unit)).map((unit) => unit.city_code));
  return plan.city_codes.filter((city) => isPlanCityWhole(user, plan, city) && !half.has(city));
}

/** Refuses what is done to a plan as a whole by somebody who sees a part of it; which part is told to nobody. */
export async function assertSeesWholePlan(
  db: DbOrTransaction,
  user: SignedInUser,
  plan: StoredPlan,
  what: string,
): Promise<void> {
  if ((await wholeCitiesOf(db, user, plan)).length < plan.city_codes.length)
    throw new AppError('refused', `方案含有您数据权限以外的城市或媒体，请由有权限的同事${what}`);
}
