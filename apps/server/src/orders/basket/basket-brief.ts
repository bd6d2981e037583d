import type { BasketBriefKind } from '@ooh/contract/domain/basket-names';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { visibleParts } from '../order/order-scope.ts';
import { grantedOrder } from '../order/order-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface BriefName {
  readonly briefKind: BasketBriefKind;
  readonly briefId: string;
}

/** The brief of a basket, limited to its owner's scope; null means no limit. */
export interface BasketBrief extends BriefName {
  readonly briefName: string;
  readonly cityCodes: readonly string[] | null;
  readonly mediumIds: readonly number[] | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly budgetFen: number | null;
  readonly audience: TargetAudience;
}

export const freeBasketName = '通用方案篮';

/** The brief of a basket. Throws the same not-found error for unknown, foreign and ungranted ones. */
export async function grantedBrief(
  db: DbOrTransaction,
  user: SignedInUser,
  { briefKind, briefId }: BriefName,
): Promise<BasketBrief> {
  const name = { briefKind, briefId };
  if ((briefKind === 'free') !== (briefId === ''))
    throw new AppError('invalid', '通用方案篮不带编号，方案与订单的方案篮须给出编号');
  if (briefKind === 'plan') {
    const { plan, cityCodes, isWhole } = await grantedPlan(db, user, briefId);
    const { startDate, endDate } = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
    const { targetAudience: audience } = plan.brief;
    return {
      ...name,
      briefName: plan.name,
      cityCodes,
      mediumIds: null,
      startDate,
      endDate,
      budgetFen: isWhole ? plan.budget_fen : null,
      audience,
    };
  }
  if (briefKind === 'order') {
    const order = await grantedOrder(db, user, briefId);
    const { cityCodes, mediumIds } = visibleParts(user, order);
    return {
      ...name,
      briefName: order.name,
      cityCodes,
      mediumIds,
      startDate: order.start_date,
      endDate: order.end_date,
      budgetFen: order.budget_fen,
      audience: order.audience,
    };
  }
  return {
    ...name,
    briefName: freeBasketName,
    cityCodes: null,
    mediumIds: null,
    startDate: null,
    endDate: null,
    budgetFen: null,
    audience: { groups: [] },
  };
}
