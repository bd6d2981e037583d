import { grantedOrder } from '../../market/competitor/granted-order.ts';
import { competitionOf } from '../../market/competitor/order-competition.ts';
import type { Handler } from '../handler.ts';

export const getMediaCompetitorDataByOrder: Handler<'competitor/getMediaCompetitorDataByOrder'> = async (
  { db },
  { orderId },
  { user },
) => competitionOf(db, user, await grantedOrder(db, user, orderId));
