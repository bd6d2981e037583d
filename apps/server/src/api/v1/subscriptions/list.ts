import { readSubscriptions } from '../../../market/competitor/subscriptions.ts';
import type { Handler } from '../../handler.ts';

export const listSubscriptions: Handler<'v1/subscriptions/list'> = async ({ db }, _input, { user }) => ({
  subscriptions: await readSubscriptions(db, user.userId),
});
