/**
 * What a user is told of. order-step: somebody else moved an order on; order-transfer: handed one over to the user;
 * order-refused: the client sent a plan back; discount-requested: lines wait for the reader's approval; discount-approved,
 * discount-refused: it was given or not; comment, mention: somebody spoke of it;
 * share-opened: a link was opened; plan-stale, plan-failed: a plan has to be computed again; job-failed: a job failed; sighting: a competitor was
 * newly seen where the user wants to know of it.
 */
export const noticeKinds = [
  'order-step',
  'order-transfer',
  'order-refused',
  'discount-requested',
  'discount-approved',
  'discount-refused',
  'comment',
  'mention',
  'share-opened',
  'plan-stale',
  'plan-failed',
  'job-failed',
  'sighting',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
