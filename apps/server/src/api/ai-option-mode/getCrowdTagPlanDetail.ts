import { grantedAreaPlan } from '../../planning/area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../../access/media-scope.ts';
import { presentAreaCities } from '../../planning/area-plan/present-cities.ts';
import { rulesOf } from '../../planning/plan/plan-fences.ts';
import { planAreas } from '../../planning/area-plan/ta/ta-plan-detail.ts';
import type { Handler } from '../handler.ts';

export const getCrowdTagPlanDetail: Handler<'ai-option-mode/getCrowdTagPlanDetail'> = async (
  context,
  input,
  { user },
) => {
  const granted = await grantedAreaPlan(context.db, user, input.planId, ['ta']);
  const { plan } = granted;
  const seesAllMedia = (city: string) => fixedMediaOf(user, city) === null;
  return {
    planId: plan.plan_id,
    areaKind: rulesOf(plan.brief).areaKind,
    taThreshold: plan.brief.taThreshold,
    cities: await presentAreaCities(context, granted, seesAllMedia),
    ...(await planAreas(context, granted)),
  };
};
