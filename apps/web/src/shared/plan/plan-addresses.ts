import type { PlanRow } from '@ooh/contract/domain/smart-plan';

const root = '/marketing/smart-select';

function withPlan(path: string, planId: string): string {
  return `${root}/${path}?planId=${encodeURIComponent(planId)}`;
}

export const planListHref = root;
export const selectModeHref = `${root}/select-mode`;
export const newPlanHref = `${root}/create/step-1`;
/** A new plan of which a description speaks. */
export const describedPlanHref = (text: string) => `${newPlanHref}?described=${encodeURIComponent(text)}`;
/** Where a plan of fixed media begins. */
export const newAreaPlanHref = (kind: 'geo' | 'ta') => `${root}/plan-${kind}`;

export const goalHref = (planId: string) => withPlan('create/step-1', planId);
export const strategyHref = (planId: string) => withPlan('create/step-2', planId);
/** Everything that is said for the plan, to be presented. */
export const planDefenceHref = (planId: string) => withPlan('defence', planId);
export const packageHref = (planId: string) => withPlan('user-package', planId);
/** A new plan that begins with the audience of another one. */
export const newPlanWithAudienceHref = (planId: string) =>
  `${root}/create/step-1?audienceOf=${encodeURIComponent(planId)}`;

export function resultHref(planId: string, cityCode?: string): string {
  const href = withPlan('plan-bus', planId);
  return cityCode === undefined ? href : `${href}&city=${cityCode}`;
}

/**
 * Where a plan goes on: a draft at its brief, one that is being computed or has failed at its strategy, a
 * computed one at its result. Plans of fixed media have one screen for all of it.
 */
export function openHref({ planId, kind, state }: Pick<PlanRow, 'planId' | 'kind' | 'state'>): string {
  if (kind !== 'bus') return withPlan(`plan-${kind}`, planId);
  if (state === 'draft') return goalHref(planId);
  return state === 'computing' || state === 'failed' ? strategyHref(planId) : resultHref(planId);
}
