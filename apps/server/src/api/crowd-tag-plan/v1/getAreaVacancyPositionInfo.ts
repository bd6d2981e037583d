import { mediaOfUnits } from '../../../planning/area-plan/present-unit.ts';
import { namedAreaPlan } from '../../../planning/area-plan/unit-names.ts';
import { cityName } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const getAreaVacancyPositionInfo: Handler<'crowd-tag-plan/v1/getAreaVacancyPositionInfo'> = async (
  context,
  input,
  { user },
) => {
  const { granted, names } = await namedAreaPlan(context, user, input.planId);
  const units = granted.units.filter(
    (unit) => input.cityCode === undefined || unit.city_code === input.cityCode,
  );
  return [...Map.groupBy(units, (unit) => `${unit.city_code}/${unit.area_id}`).values()]
    .map((group) => {
      const { area_id: areaId, city_code: cityCode } = group[0];
      return {
        areaId,
        areaName: names.areaNames.get(areaId) ?? areaId,
        cityCode,
        cityName: cityName(cityCode),
        ...mediaOfUnits(group, granted.days),
      };
    })
    .toSorted((a, b) => b.freeFaces - a.freeFaces || (a.areaId < b.areaId ? -1 : 1));
};
