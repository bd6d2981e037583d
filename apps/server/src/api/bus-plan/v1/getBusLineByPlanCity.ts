import { basisOf } from '../../../planning/bus-plan/basis-of.ts';
import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { lineFiguresOf } from '../../../planning/bus-plan/line-figures.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { presentLines } from '../../../planning/bus-plan/present-lines.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const getBusLineByPlanCity: Handler<'bus-plan/v1/getBusLineByPlanCity'> = async (
  context,
  input,
  request,
) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const [city, stored] = await Promise.all([
    loadPlanCity(context, plan, input.cityCode),
    readPlanCity(context.db, plan.plan_id, input.cityCode),
  ]);
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  const figures = await lineFiguresOf(context, city, city.audience);
  const universe = figures.values().next().value?.universe ?? 0;
  return {
    basis: basisOf(city, universe, `典型周；触达按 ${city.days} 天`),
    lines: await presentLines(
      context,
      city,
      freeVehicles,
      stored?.suggested ?? {},
      context.config.minimumCell,
    ),
  };
};
