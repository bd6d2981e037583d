import { grantedAreaPlan } from '../../../planning/area-plan/granted-area-plan.ts';
import { chosenAmounts } from '../../../planning/area-plan/present-unit.ts';
import { cityName } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const getAllDeliveryCostInfo: Handler<'crowd-tag-plan/v1/getAllDeliveryCostInfo'> = async (
  context,
  input,
  { user },
) => {
  const { plan, cityCodes, cities, units, days } = await grantedAreaPlan(context.db, user, input.planId);
  const budgetOf = (cityCode: string) => cities.find((city) => city.city_code === cityCode)?.budget_fen ?? 0;
  const isWhole = cityCodes.length === plan.city_codes.length;
  return {
    amounts: chosenAmounts(units, days),
    // The total budget would reveal budgets of cities outside the user's scope.
    budgetFen: isWhole ? plan.budget_fen : cityCodes.reduce((sum, city) => sum + budgetOf(city), 0),
    hasSamplePrices: units.some((unit) => unit.chosen_faces > 0 && unit.is_sample_price),
    cities: cityCodes.map((cityCode) => ({
      cityCode,
      cityName: cityName(cityCode),
      budgetFen: budgetOf(cityCode),
      amounts: chosenAmounts(
        units.filter((unit) => unit.city_code === cityCode),
        days,
      ),
    })),
  };
};
