import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { saveCityDelivery } from '../../../planning/bus-plan/save-city-delivery.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const saveCityBusLinePlanDeliveryData: Handler<'bus-plan/v1/saveCityBusLinePlanDeliveryData'> = async (
  context,
  input,
  request,
) => {
  const { cityCode, delivery, deliveryVersion: version } = input;
  const plan = await grantedBusCity(context.db, request.user, input.planId, cityCode);
  const city = await loadPlanCity(context, plan, cityCode);
  const saved = await saveCityDelivery(context, request, city, { delivery, version });
  return { deliveryVersion: saved.deliveryVersion, savedAt: saved.savedAt.toISOString() };
};
