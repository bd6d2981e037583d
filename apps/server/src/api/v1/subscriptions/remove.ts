import { removeSubscription as remove } from '../../../market/competitor/subscriptions.ts';
import type { Handler } from '../../handler.ts';

export const removeSubscription: Handler<'v1/subscriptions/remove'> = async (
  { db },
  { subscriptionId },
  { user },
) => {
  await remove(db, user.userId, subscriptionId);
  return { subscriptionId };
};
