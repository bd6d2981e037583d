import { orderStateNames, type OrderState } from './order-names.ts';
import { editableStates, endingSteps, isStepBack, onwardState } from './order-transitions.ts';

/** Facts that decide which step an order may take; figures cover the reader's scope. */
export interface OrderStanding {
  readonly state: OrderState;
  readonly items: number;
  readonly units: number;
  /** Units that are held or sold, out of those that the items need. */
  readonly heldUnits: number;
  /** Lines below the floor of their rate card that nobody has approved; 0 for the client. */
  readonly unapprovedItems: number;
  /** The client's plan is still looked through by those who sell; he is not told what for. */
  readonly isUnderReview: boolean;
  /** YYYY-MM-DD, both included. */
  readonly startDate: string;
  readonly endDate: string;
  readonly hasHiddenItems: boolean;
}

/** A step applies to the whole order; the message does not reveal which city is out of scope. */
export const hiddenItemsRefusal = '订单含有您数据权限以外的城市或媒体，请由有权限的同事变更状态';

const stepsWithMedia: Partial<Readonly<Record<OrderState, string>>> = {
  confirming: '提交客户确认',
  holding: '确认方案',
  booked: '完成锁位',
};

/** What the client is told while discounts of his plan wait for an approval. */
export const underReviewRefusal = '方案正由媒介人员核对，核对后即可提交';

/** Reason why media, discounts or days forbid a step that the table allows on a day (YYYY-MM-DD); null when allowed. */
export function unreadyReason(
  {
    items,
    unapprovedItems,
    isUnderReview,
    startDate,
    endDate,
  }: Pick<OrderStanding, 'items' | 'unapprovedItems' | 'isUnderReview' | 'startDate' | 'endDate'>,
  to: OrderState,
  today: string,
): string | null {
  const mediaStep = stepsWithMedia[to];
  if (mediaStep !== undefined && items === 0) return `订单还没有媒体，不能${mediaStep}`;
  if (to === 'confirming' && isUnderReview) return underReviewRefusal;
  if (to === 'confirming' && unapprovedItems > 0)
    return `${unapprovedItems} 行媒体的折扣低于折扣底线，尚未批准，不能${mediaStep}`;
  const soon = `尚不能变更为「${orderStateNames[to]}」`;
  if (to === 'running' && startDate > today) return `订单 ${startDate} 上刊，${soon}`;
  if (to === 'ended' && endDate >= today) return `订单 ${endDate} 下刊，${soon}`;
  return null;
}

/** Reason why a step that the table allows would be refused to a reader today; null when allowed. */
export function stepRefusal(order: OrderStanding, to: OrderState, today: string): string | null {
  if (order.hasHiddenItems) return hiddenItemsRefusal;
  if (isStepBack(order.state, to) || endingSteps.includes(to)) return null;
  const unready = unreadyReason(order, to, today);
  if (unready !== null) return unready;
  if (to === 'booked' && order.heldUnits < order.units)
    return `还有 ${order.units - order.heldUnits} 面/辆没有锁位，请先锁位`;
  return null;
}

/** What decides whether an item that lacks units can be held as it is. */
interface HoldableItem {
  readonly itemId: string;
  readonly quantity: number;
  readonly heldUnits: number;
  /** YYYY-MM-DD, included. */
  readonly endDate: string;
}

/** Of the items that lack units, those that can be held unchanged on a day: not over, and without a conflict. */
export function holdableIdsOf(
  items: readonly HoldableItem[],
  conflicts: readonly { readonly itemId: string }[],
  today: string,
): string[] {
  const blocked = new Set(conflicts.map(({ itemId }) => itemId));
  return items
    .filter(({ itemId, quantity, heldUnits, endDate }) => {
      return heldUnits < quantity && endDate >= today && !blocked.has(itemId);
    })
    .map(({ itemId }) => itemId);
}

/**
 * The next action for an order: choose-media when it has too few media, approve when lines below their floor wait for an
 * approval, hold when units are still to be held, revise when none of them can be, else the next step with the reason why it has to wait, or null.
 */
export type NextAction =
  | { readonly kind: 'choose-media' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'revise'; readonly to: OrderState; readonly refusal: string | null }
  | { readonly kind: 'step'; readonly to: OrderState; readonly refusal: string | null };

/**
 * The next action that every page of an order offers; null in a final state. `holdableItems` is how many of the items
 * that lack units can be held unchanged; undefined when not checked.
 */
export function nextAction(order: OrderStanding, today: string, holdableItems?: number): NextAction | null {
  const { state, items, units, heldUnits, unapprovedItems, hasHiddenItems } = order;
  const to = onwardState(state);
  if (to === undefined) return null;
  const needsMedia = items === 0 && stepsWithMedia[to] !== undefined && !hasHiddenItems;
  if (needsMedia && editableStates.includes(state)) return { kind: 'choose-media' };
  // Also for somebody who sees a part of the order: he approves his part.
  if (unapprovedItems > 0 && to === 'confirming') return { kind: 'approve' };
  const isHeld = heldUnits >= units;
  if (state === 'holding' && (needsMedia || (!isHeld && holdableItems === 0)))
    return { kind: 'revise', to: 'confirming', refusal: stepRefusal(order, 'confirming', today) };
  if (state === 'holding' && !isHeld) return { kind: 'hold' };
  return { kind: 'step', to, refusal: stepRefusal(order, to, today) };
}
