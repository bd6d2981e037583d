import { listOrderRows } from '../../orders/order/list-orders.ts';
import type { Handler } from '../handler.ts';

export const listOrders: Handler<'mediaOrder/list'> = ({ db, now }, input, { user }) =>
  listOrderRows(db, user, input, now());
