import type { Context } from '../../context.ts';
import { orderSubject } from './order-subject.ts';
import { areaPlanSubject } from './area-plan-subject.ts';
import { busPlanSubject } from './bus-plan-subject.ts';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import type { Reader } from '../../platform/session/reader.ts';
import type { DefenceAsked, DefenceSubject } from './defence-subject.ts';

/**
 * @throws AppError for what the reader does not see, and where nothing is bought yet
 */
export async function readDefenceSubject(
  context: Context,
  reader: Reader,
  { planId, orderId }: DefenceAsked,
): Promise<DefenceSubject> {
  if (orderId !== undefined) return orderSubject(context, reader, orderId);
  const granted = await grantedPlan(context.db, reader, planId ?? '');
  const subjectOfPlan = granted.plan.kind === 'bus' ? busPlanSubject : areaPlanSubject;
  return subjectOfPlan(context, reader, granted);
}
