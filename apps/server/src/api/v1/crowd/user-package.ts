import { userPackageOf } from '../../../measurement/crowd/user-package.ts';
import { grantedPlan } from '../../../planning/plan/granted-plan.ts';
import { linkedPlans } from '../../../planning/compute/list-plans.ts';
import type { Handler } from '../../handler.ts';

export const getUserPackage: Handler<'v1/crowd/user-package'> = async (context, input, request) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  const [pack, plans] = await Promise.all([
    userPackageOf(context, cityCodes, plan.brief.targetAudience),
    linkedPlans(context.db, request.user, plan.brief.targetAudience, context.config.minimumCell),
  ]);
  return { planId: plan.plan_id, ...pack, linkedPlans: plans };
};
