import {
  assertValidDelivery,
  evaluateDelivery,
  presentEvaluation,
} from '../../../planning/bus-plan/evaluate-delivery.ts';
import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Context } from '../../../context.ts';
import type { StoredPlan } from '../../../planning/plan/plan-store.ts';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { Handler } from '../../handler.ts';

/** The saved delivery's effect on today's data, or why those no longer hold it. */
async function evaluationOf(context: Context, plan: StoredPlan, cityCode: string, delivery: Delivery) {
  if (delivery.lines.length === 0) return { evaluation: null, obstacle: null };
  try {
    const city = await loadPlanCity(context, plan, cityCode);
    await assertValidDelivery(
      city,
      delivery,
      await readFreeVehicles(context, city, { planId: plan.plan_id }),
    );
    const evaluated = await evaluateDelivery(context, city, delivery);
    return { evaluation: presentEvaluation(city, evaluated, context.config.minimumCell), obstacle: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { evaluation: null, obstacle: error.code === 'invalid' ? error.message : null };
  }
}

export const getCityBusLinePlanDeliveryData: Handler<'bus-plan/v1/getCityBusLinePlanDeliveryData'> = async (
  context,
  input,
  request,
) => {
  const { planId, cityCode } = input;
  const plan = await grantedBusCity(context.db, request.user, planId, cityCode);
  const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
  const delivery = stored?.delivery ?? { lines: [] };
  const savedBy = stored?.saved_by
    ? await context.db
        .selectFrom('app_user')
        .select('nick_name')
        .where('id', '=', stored.saved_by)
        .executeTakeFirst()
    : undefined;
  return {
    planId,
    cityCode,
    delivery,
    filter: stored?.filter ?? { conditions: [], relation: null },
    deliveryVersion: stored?.delivery_version ?? 0,
    filterVersion: stored?.filter_version ?? 0,
    savedAt: stored?.saved_at?.toISOString() ?? null,
    savedBy: savedBy?.nick_name ?? null,
    ...(await evaluationOf(context, plan, cityCode, delivery)),
    certificate: certificateOf(stored),
    recommended: stored?.certified_delivery ?? null,
  };
};
