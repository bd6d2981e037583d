import { saveSubscription as save } from '../../../market/competitor/subscriptions.ts';
import type { Handler } from '../../handler.ts';

export const saveSubscription: Handler<'v1/subscriptions/save'> = ({ db, now }, input, { user }) =>
  db.transaction().execute((transaction) => save(transaction, user.userId, input, now()));
