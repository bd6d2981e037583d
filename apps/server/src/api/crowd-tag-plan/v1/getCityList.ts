import { grantedAreaPlan } from '../../../planning/area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../../../access/media-scope.ts';
import { presentAreaCities } from '../../../planning/area-plan/present-cities.ts';
import type { Handler } from '../../handler.ts';

export const getAreaPlanCities: Handler<'crowd-tag-plan/v1/getCityList'> = async (context, input, { user }) =>
  presentAreaCities(
    context,
    await grantedAreaPlan(context.db, user, input.planId),
    (city) => fixedMediaOf(user, city) === null,
  );
