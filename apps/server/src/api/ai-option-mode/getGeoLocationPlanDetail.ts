import { grantedAreaPlan } from '../../planning/area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../../access/media-scope.ts';
import { presentAreaCities, presentCurve } from '../../planning/area-plan/present-cities.ts';
import { matchFences } from '../../planning/area-plan/geo/match-fences.ts';
import type { Handler } from '../handler.ts';

export const getGeoLocationPlanDetail: Handler<'ai-option-mode/getGeoLocationPlanDetail'> = async (
  context,
  input,
  { user },
) => {
  const { minimumCell } = context.config;
  const granted = await grantedAreaPlan(context.db, user, input.planId, ['geo']);
  const mediaOf = (city: string) => fixedMediaOf(user, city);
  return {
    planId: granted.plan.plan_id,
    cities: await presentAreaCities(context, granted, (city) => mediaOf(city) === null),
    radiusCurve: presentCurve(
      granted,
      minimumCell,
      (city, medium) => mediaOf(city)?.includes(medium) ?? true,
    ),
    ...(await matchFences(context, granted)),
  };
};
