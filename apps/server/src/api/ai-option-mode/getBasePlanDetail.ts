import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCities } from '../../planning/plan/plan-cities.ts';
import { planRowOf } from '../../planning/plan/plan-row.ts';
import { readPlanNames } from '../../planning/plan/plan-store.ts';
import { readPlanSummaries } from '../../planning/compute/plan-summaries.ts';
import { visiblePartOf } from '../../planning/plan/visible-brief.ts';
import type { Handler } from '../handler.ts';

export const getBasePlanDetail: Handler<'ai-option-mode/getBasePlanDetail'> = async (
  context,
  input,
  request,
) => {
  const granted = await grantedPlan(context.db, request.user, input.planId);
  const { plan, cityCodes } = granted;
  const [names, stored, byPlan, part] = await Promise.all([
    readPlanNames(context.db, plan),
    readPlanCities(context.db, [plan.plan_id]),
    readPlanSummaries(context.db, request.user, [plan.plan_id]),
    visiblePartOf(context, granted),
  ]);
  const cities = cityCodes.map((cityCode) => ({
    cityCode,
    stored: stored.find((city) => city.city_code === cityCode),
  }));
  const summaries = cities.map((city) => ({
    cityCode: city.cityCode,
    summary: byPlan.get(plan.plan_id)?.get(city.cityCode) ?? null,
  }));
  return {
    row: planRowOf(plan, names, summaries, context.config.minimumCell),
    ...part,
    audienceSentence: sentenceOf(plan.brief.targetAudience, labelName),
    jobId: plan.job_id,
    cities: cities.map((city) => ({
      cityCode: city.cityCode,
      cityName: cityName(city.cityCode),
      budgetFen: city.stored?.budget_fen ?? 0,
      certificate: certificateOf(city.stored),
    })),
  };
};
