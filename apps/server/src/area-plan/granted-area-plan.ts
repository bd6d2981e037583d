import { daysOfFlight, flightOfBrief } from '../bus-plan/flight-days.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { grantedPlan } from '../smart-select/granted-plan.ts';
import type { StoredPlan } from '../smart-select/plan-store.ts';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { readAreaCities, readUnits, type StoredAreaCity, type StoredUnit } from './area-plan-store.ts';
import { seesUnit } from './media-scope.ts';

/** A TA or geofence plan with the cities and units in the reader's scope. */
export interface GrantedAreaPlan {
  readonly plan: StoredPlan;
  readonly cityCodes: readonly string[];
  readonly days: number;
  readonly cities: readonly StoredAreaCity[];
  readonly units: readonly StoredUnit[];
}

/** The plan, or the refusal of an unknown, a foreign and another kind of plan. */
export async function grantedAreaPlan(
  db: DbOrTransaction,
  user: SignedInUser,
  planId: string,
  kinds: readonly StoredPlan['kind'][] = ['ta', 'geo'],
): Promise<GrantedAreaPlan> {
  const { plan, cityCodes } = await grantedPlan(db, user, planId);
  if (!kinds.includes(plan.kind))
    throw new Refusal(
      'refused',
      kinds.length > 1
        ? '该方案不是 TA 浓度或地理围栏方案'
        : kinds[0] === 'ta'
          ? '该方案不是 TA 浓度方案'
          : '该方案不是地理围栏方案',
    );
  const [cities, units] = await Promise.all([
    readAreaCities(db, plan.plan_id),
    readUnits(db, plan.plan_id, cityCodes),
  ]);
  return {
    plan,
    cityCodes,
    days: daysOfFlight(flightOfBrief(plan.brief.startDate, plan.brief.weeks)),
    cities: cities.filter((city) => cityCodes.includes(city.city_code)),
    units: units.filter((unit) => seesUnit(user, unit)),
  };
}
