import { matchingItems } from '../../orders/order/match-items.ts';
import { partsOf } from '../../orders/order/placement-parts.ts';
import { totalsOf } from '../../orders/order/present-order.ts';
import type { Handler } from '../handler.ts';

export const selectListLevelData: Handler<'media-order-match-detail/selectListLevelData'> = async (
  { db },
  input,
  { user },
) => {
  const { items } = await matchingItems(db, user, input);
  return { rows: partsOf(items, input.groupBy), totals: totalsOf(items) };
};
