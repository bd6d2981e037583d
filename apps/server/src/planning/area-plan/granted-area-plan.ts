import { daysOfFlight, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { grantedPlan } from '../plan/granted-plan.ts';
import type { StoredPlan } from '../plan/plan-store.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isCityGranted } from '../../access/plan-access.ts';
import { fencesIn } from '../plan/visible-brief.ts';
import { readAreaCities, readUnits, type StoredAreaCity, type StoredUnit } from './area-plan-store.ts';
import { seesUnit } from '../../access/media-scope.ts';

/** A TA or geofence plan with the cities, fences and units in the reader's scope. */
export interface GrantedAreaPlan {
  readonly plan: StoredPlan;
  readonly cityCodes: readonly string[];
  /** The cities whose bus lines the reader may see. */
  readonly lineCityCodes: readonly string[];
  readonly days: number;
  readonly cities: readonly StoredAreaCity[];
  readonly units: readonly StoredUnit[];
}

/** The plan. Throws for an unknown plan, a foreign one and one of another kind. */
export async function grantedAreaPlan(
  db: DbOrTransaction,
  user: Reader,
  planId: string,
  kinds: readonly StoredPlan['kind'][] = ['ta', 'geo'],
): Promise<GrantedAreaPlan> {
  const { plan, cityCodes, isWhole } = await grantedPlan(db, user, planId);
  if (!kinds.includes(plan.kind))
    throw new AppError(
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
  const { brief } = plan;
  return {
    plan: isWhole ? plan : { ...plan, brief: { ...brief, fences: await fencesIn(brief.fences, cityCodes) } },
    cityCodes,
    lineCityCodes: cityCodes.filter((city) => isCityGranted(user, city)),
    days: daysOfFlight(flightOfBrief(plan.brief.startDate, plan.brief.weeks)),
    cities: cities.filter((city) => cityCodes.includes(city.city_code)),
    units: units.filter((unit) => seesUnit(user, unit)),
  };
}
