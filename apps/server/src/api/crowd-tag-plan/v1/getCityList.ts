import { grantedAreaPlan } from '../../../area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../../../area-plan/media-scope.ts';
import { presentAreaCities } from '../../../area-plan/present-cities.ts';
import type { Handler } from '../../handler.ts';

export const getAreaPlanCities: Handler<'crowd-tag-plan/v1/getCityList'> = async (context, input, { user }) =>
  presentAreaCities(
    context,
    await grantedAreaPlan(context.db, user, input.planId),
    (city) => fixedMediaOf(user, city) === null,
  );
