import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../crowd/label-tree.ts';
import { cityName } from '../../region/regions.ts';
import { grantedPlan, visibleStrategy } from '../../smart-select/granted-plan.ts';
import { certificateOf, readPlanCities } from '../../smart-select/plan-cities.ts';
import { planRowOf } from '../../smart-select/plan-row.ts';
import { readPlanNames } from '../../smart-select/plan-store.ts';
import { readPlanSummaries } from '../../smart-select/plan-summaries.ts';
import type { Handler } from '../handler.ts';

export const getBasePlanDetail: Handler<'ai-option-mode/getBasePlanDetail'> = async (
  context,
  input,
  request,
) => {
  const granted = await grantedPlan(context.db, request.user, input.planId);
  const { plan, cityCodes } = granted;
  const [names, stored, told] = await Promise.all([
    readPlanNames(context.db, plan),
    readPlanCities(context.db, [plan.plan_id]),
    readPlanSummaries(context.db, request.user, [plan.plan_id]),
  ]);
  const cities = cityCodes.map((cityCode) => ({
    cityCode,
    stored: stored.find((city) => city.city_code === cityCode),
  }));
  const summaries = cities.map((city) => ({
    cityCode: city.cityCode,
    summary: told.get(plan.plan_id)?.get(city.cityCode) ?? null,
  }));
  return {
    row: planRowOf(plan, names, summaries, context.config.minimumCell),
    brief: { ...plan.brief, cityCodes },
    strategy: visibleStrategy(granted),
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
