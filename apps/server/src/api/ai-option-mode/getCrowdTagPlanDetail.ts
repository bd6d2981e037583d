import { grantedAreaPlan } from '../../area-plan/granted-area-plan.ts';
import { fixedMediaOf } from '../../area-plan/media-scope.ts';
import { presentAreaCities } from '../../area-plan/present-cities.ts';
import { rulesOf } from '../../geo-plan/plan-fences.ts';
import { planAreas } from '../../ta-plan/ta-plan-detail.ts';
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
