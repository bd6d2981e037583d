/** Answers that a change of postings, photos or make-goods makes stale. */
export const staleAfterMonitoring = [
  'v1/monitoring/board',
  'v1/monitoring/exceptions',
  'v1/monitoring/list',
  'v1/monitoring/make-good',
  'v1/monitoring/photo-wall',
  'v1/monitoring/places',
  'v1/monitoring/timeline',
  'v1/orders/schedule',
] as const;
