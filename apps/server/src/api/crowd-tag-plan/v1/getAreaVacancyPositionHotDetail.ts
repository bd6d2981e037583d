import { presentUnit } from '../../../planning/area-plan/present-unit.ts';
import { namedAreaPlan } from '../../../planning/area-plan/unit-names.ts';
import { sortUnits, vacantUnits } from '../../../planning/area-plan/vacant-units.ts';
import type { Handler } from '../../handler.ts';

export const getAreaVacancyPositionHotDetail: Handler<
  'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail'
> = async (context, input, { user }) => {
  const { pageNo, pageSize } = input;
  const { granted, names } = await namedAreaPlan(context, user, input.planId);
  const found = vacantUnits(granted.units, input).map((unit) =>
    presentUnit(unit, names, granted.days, context.config.minimumCell),
  );
  const from = (pageNo - 1) * pageSize;
  return {
    rows: sortUnits(found, input).slice(from, from + pageSize),
    total: found.length,
    pageNo,
    pageSize,
  };
};
