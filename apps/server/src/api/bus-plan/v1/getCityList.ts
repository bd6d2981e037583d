import { certain } from '@ooh/contract/core/certain';
import { readCityData } from '../../../city-data/release/city-data.ts';
import { cityName, regionByCode } from '../../../reference/region/regions.ts';
import { boundaryCentre } from '../../../city-data/boundary/boundary-centre.ts';
import { cityBudgets } from '../../../planning/plan/city-budgets.ts';
import { combineSummaries } from '../../../planning/plan/city-summary.ts';
import { grantedPlan } from '../../../planning/plan/granted-plan.ts';
import { certificateOf, readPlanCities } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const getBusPlanCityList: Handler<'bus-plan/v1/getCityList'> = async (context, input, request) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  const [stored, data, budgets] = await Promise.all([
    readPlanCities(context.db, [plan.plan_id]),
    readCityData(context.db, cityCodes),
    cityBudgets(context, plan.brief, plan.strategy),
  ]);
  return Promise.all(
    cityCodes.map(async (cityCode) => {
      const city = stored.find((candidate) => candidate.city_code === cityCode);
      const { busLines, panel } = certain(data.get(cityCode), 'city data', cityCode);
      return {
        cityCode,
        cityName: cityName(cityCode),
        tier: regionByCode(cityCode)?.tier ?? null,
        center: regionByCode(cityCode)?.center ?? (await boundaryCentre(cityCode)),
        budgetFen: budgets.get(cityCode) ?? 0,
        netFen: city?.summary?.netFen ?? 0,
        totalFen: city?.summary?.totalFen ?? 0,
        reachShare: combineSummaries(city?.summary ? [city.summary] : [], context.config.minimumCell)
          .reachShare,
        lines: city?.summary?.lines ?? 0,
        vehicles: city?.summary?.vehicles ?? 0,
        deliveryVersion: city?.delivery_version ?? 0,
        savedAt: city?.saved_at?.toISOString() ?? null,
        hasBusLines: busLines !== null,
        hasPanel: panel !== null,
        certificate: certificateOf(city),
      };
    }),
  );
};
