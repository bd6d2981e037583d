import { assertValidDelivery } from '../../../planning/bus-plan/evaluate-delivery.ts';
import { loadInsightCity } from '../../../planning/bus-plan/insight/insight-city.ts';
import { lineContributions } from '../../../planning/bus-plan/insight/line-contributions.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getContributions: Handler<'v1/bus-plan/contributions'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const loaded = await loadInsightCity(context, plan, input.cityCode);
  await assertValidDelivery(loaded.city, input.delivery);
  return lineContributions(context, loaded, input.delivery, request.signal);
};
