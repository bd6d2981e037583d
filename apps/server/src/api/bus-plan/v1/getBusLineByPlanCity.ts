import { basisOf } from '../../../planning/bus-plan/basis-of.ts';
import { lineFiguresOf } from '../../../planning/bus-plan/line-figures.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { linesOfPlanCity } from '../../../planning/bus-plan/plan-lines.ts';
import { seesRivals } from '@ooh/contract/permission/sees-rivals';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getBusLineByPlanCity: Handler<'bus-plan/v1/getBusLineByPlanCity'> = async (
  context,
  input,
  request,
) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  const figures = await lineFiguresOf(context, city, city.audience);
  const lines = await linesOfPlanCity(context, city);
  const hidesScores =
    plan.strategy.weights.rivals > 0 && !seesRivals(request.user.permission, input.cityCode);
  const universe = figures.values().next().value?.universe ?? 0;
  return {
    basis: basisOf(city, universe, `典型周；触达按 ${city.days} 天`),
    lines: hidesScores ? lines.map((line) => ({ ...line, contactWeight: null })) : lines,
  };
};
