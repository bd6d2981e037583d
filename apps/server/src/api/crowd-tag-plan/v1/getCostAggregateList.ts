import { costGroups } from '../../../planning/area-plan/cost-groups.ts';
import { formKey } from '../../../planning/area-plan/present-unit.ts';
import { namedAreaPlan } from '../../../planning/area-plan/unit-names.ts';
import { cityName } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const getAreaCostAggregateList: Handler<'crowd-tag-plan/v1/getCostAggregateList'> = async (
  context,
  input,
  { user },
) => {
  const { granted, names } = await namedAreaPlan(context, user, input.planId);
  return costGroups(granted.units, granted.days, (unit) => {
    if (input.groupBy === 'city') return { key: unit.city_code, name: cityName(unit.city_code) };
    if (input.groupBy === 'area')
      return { key: unit.area_id, name: names.areaNames.get(unit.area_id) ?? unit.area_id };
    const key = formKey(unit.medium_id, unit.form_id);
    return { key, name: `${names.media.get(unit.medium_id) ?? ''} · ${names.forms.get(key) ?? ''}` };
  });
};
