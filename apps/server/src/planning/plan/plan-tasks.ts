import type { Task } from '@ooh/contract/domain/home';
import { isPlanCityVisible, isPlanVisibleSql } from '../../access/plan-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';

/** The user's own plans that have to be computed again: their data changed, or computing failed. */
export async function planTasks(db: Db, user: SignedInUser): Promise<Task[]> {
  const plans = await db
    .selectFrom('smart_plan as plan')
    .innerJoin('brand', 'brand.brand_id', 'plan.brand_id')
    .select(['plan.plan_id', 'plan.name', 'plan.kind', 'plan.brief', 'plan.state', 'plan.state_reason'])
    .select(['plan.city_codes', 'plan.updated_at', 'brand.name as brand_name'])
    .where('plan.owner_id', '=', user.userId)
    .where('plan.is_archived', '=', false)
    .where('plan.state', 'in', ['stale', 'failed'])
    .where(isPlanVisibleSql(user))
    .execute();
  return plans.map((plan) => ({
    kind: plan.state === 'failed' ? 'failed-plan' : 'stale-plan',
    orderId: null,
    planId: plan.plan_id,
    planKind: plan.kind,
    orderMode: null,
    name: plan.name,
    brandName: plan.brand_name,
    cityNames: plan.city_codes.filter((city) => isPlanCityVisible(user, plan, city)).map(cityName),
    units: null,
    since: plan.updated_at.toISOString(),
    dueAt: null,
    reason: plan.state_reason,
  }));
}
