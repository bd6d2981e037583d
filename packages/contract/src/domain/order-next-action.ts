import { orderStateNames, type OrderState } from './order-names.ts';
import { editableStates, isStepBack, onwardState, stepsWithReason } from './order-transitions.ts';

/** What decides which step an order may take; figures are those in the reader's scope. */
export interface OrderStanding {
  readonly state: OrderState;
  readonly items: number;
  readonly units: number;
  /** Units that are held or sold, of those that the items want. */
  readonly heldUnits: number;
  /** YYYY-MM-DD, both included. */
  readonly startDate: string;
  readonly endDate: string;
  readonly hasHiddenItems: boolean;
}

/** An order takes its steps whole; which city is out of scope is told to nobody. */
export const hiddenItemsRefusal = '订单含有您数据权限以外的城市或媒体，请由有权限的同事变更状态';

const stepsWithMedia: Partial<Readonly<Record<OrderState, string>>> = {
  confirming: '提交客户确认',
  holding: '确认方案',
  booked: '完成锁位',
};

/** Why media and days do not allow a step on a day (YYYY-MM-DD) that the table allows; null where they do. */
export function unreadyReason(
  { items, startDate, endDate }: Pick<OrderStanding, 'items' | 'startDate' | 'endDate'>,
  to: OrderState,
  today: string,
): string | null {
  const mediaStep = stepsWithMedia[to];
  if (mediaStep !== undefined && items === 0) return `订单还没有媒体，不能${mediaStep}`;
  const soon = `尚不能变更为「${orderStateNames[to]}」`;
  if (to === 'running' && startDate > today) return `订单 ${startDate} 上刊，${soon}`;
  if (to === 'ended' && endDate >= today) return `订单 ${endDate} 下刊，${soon}`;
  return null;
}

/** Why a step that the table allows would be refused to a reader today; null where it would be taken. */
export function stepRefusal(order: OrderStanding, to: OrderState, today: string): string | null {
  if (order.hasHiddenItems) return hiddenItemsRefusal;
  if (isStepBack(order.state, to) || stepsWithReason.includes(to)) return null;
  const unready = unreadyReason(order, to, today);
  if (unready !== null) return unready;
  if (to === 'booked' && order.heldUnits < order.units)
    return `还有 ${order.units - order.heldUnits} 面/辆没有锁位，请先锁位`;
  return null;
}

/**
 * What is to be done next with an order: choose-media where it has none to go on with, hold where units are still to be
 * held, revise where none of them can be, else its next step with the reason why that has to wait, or null.
 */
export type NextAction =
  | { readonly kind: 'choose-media' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'revise'; readonly to: OrderState; readonly refusal: string | null }
  | { readonly kind: 'step'; readonly to: OrderState; readonly refusal: string | null };

/**
 * The next action that every page of an order offers; null where its way ends. `holdableItems` is how many of the items
 * that lack units can be held as they stand, where that was looked at.
 */
export function nextAction(order: OrderStanding, today: string, holdableItems?: number): NextAction | null {
  const { state, items, units, heldUnits, hasHiddenItems } = order;
  const to = onwardState(state);
  if (to === undefined) return null;
  const needsMedia = items === 0 && stepsWithMedia[to] !== undefined && !hasHiddenItems;
  if (needsMedia && editableStates.includes(state)) return { kind: 'choose-media' };
  const isHeld = heldUnits >= units;
  if (state === 'holding' && (needsMedia || (!isHeld && holdableItems === 0)))
    return { kind: 'revise', to: 'confirming', refusal: stepRefusal(order, 'confirming', today) };
  if (state === 'holding' && !isHeld) return { kind: 'hold' };
  return { kind: 'step', to, refusal: stepRefusal(order, to, today) };
}
