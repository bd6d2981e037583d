import { addOrderComment } from '../v1/orders/add-comment.ts';
import { listOrderColleagues } from '../v1/orders/colleagues.ts';
import { listOrderComments } from '../v1/orders/comments.ts';
import { listOrderShares } from '../v1/orders/shares.ts';
import { openSharedOrder } from '../v1/orders/shared.ts';
import { removeOrderComment } from '../v1/orders/remove-comment.ts';
import { revokeOrderShare } from '../v1/orders/revoke-share.ts';
import { shareOrder } from '../v1/orders/share.ts';

/** What is said about an order, and who may look at it from outside. */
export const orderSharingCalls = {
  'v1/orders/add-comment': addOrderComment,
  'v1/orders/colleagues': listOrderColleagues,
  'v1/orders/comments': listOrderComments,
  'v1/orders/remove-comment': removeOrderComment,
  'v1/orders/revoke-share': revokeOrderShare,
  'v1/orders/share': shareOrder,
  'v1/orders/shared': openSharedOrder,
  'v1/orders/shares': listOrderShares,
} as const;
