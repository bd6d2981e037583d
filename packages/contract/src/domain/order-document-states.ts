import { orderStateNames, type OrderState } from './order-names.ts';

const settledStates: readonly OrderState[] = ['ended', 'closed', 'terminated'];
const postedStates: readonly OrderState[] = ['running', ...settledStates];

/** Why an order in a state cannot be settled; null where it can. */
export const settlementRefusal = (state: OrderState): string | null =>
  settledStates.includes(state)
    ? null
    : `订单${orderStateNames[state]}，已下刊、已结案或已终止的订单才能结算`;

/** Why there is no posting report of an order in a state; null where there is one. */
export const postingReportRefusal = (state: OrderState): string | null =>
  postedStates.includes(state) ? null : `订单${orderStateNames[state]}，上刊后才有上刊报告`;

/** Why there is no closing report of an order in a state; null where there can be one, once its conclusion is confirmed. */
export const closingReportRefusal = (state: OrderState): string | null =>
  settledStates.includes(state) ? null : `订单${orderStateNames[state]}，全部下刊后才能导出结案报告`;
