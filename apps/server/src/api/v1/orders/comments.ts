import { listComments } from '../../../orders/sharing/comments.ts';
import type { Handler } from '../../handler.ts';

export const listOrderComments: Handler<'v1/orders/comments'> = ({ db }, input, { user }) =>
  listComments(db, user, input);
