import { chooseFaces } from '../../../planning/area-plan/choose-faces.ts';
import { grantedPlanCity } from '../../../planning/plan/granted-plan.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const chooseAreaUnits: Handler<'v1/area-plan/choose'> = async (context, input, request) => {
  const plan = await grantedPlanCity(context.db, request.user, input.planId, input.cityCode);
  if (plan.kind === 'bus') throw new AppError('refused', '该方案不是 TA 浓度或地理围栏方案');
  return chooseFaces(context, request, plan, input);
};
