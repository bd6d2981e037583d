import { grantedAreaPlan } from '../../../planning/area-plan/granted-area-plan.ts';
import { positionsOfUnits, vacantUnits } from '../../../planning/area-plan/vacant-units.ts';
import type { Handler } from '../../handler.ts';

export const getAreaPositions: Handler<'v1/area-plan/positions'> = async (context, input, { user }) => {
  const { units } = await grantedAreaPlan(context.db, user, input.planId);
  return { positions: positionsOfUnits(vacantUnits(units, input)) };
};
