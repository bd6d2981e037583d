/**
 * What a user is told of. order-step: somebody else moved an order on; order-transfer: handed one over to the user;
 * order-refused: the client sent a plan back; comment, mention: somebody spoke of it;
 * share-opened: a link was opened; plan-stale, plan-failed: a plan has to be computed again; job-failed: a job failed; sighting: a competitor was
 * newly seen where the user wants to know of it.
 */
export const noticeKinds = [
  'order-step',
  'order-transfer',
  'order-refused',
  'comment',
  'mention',
  'share-opened',
  'plan-stale',
  'plan-failed',
  'job-failed',
  'sighting',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
