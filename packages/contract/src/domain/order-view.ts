/** How an order's items may be held: 未锁位, 锁位, 已售. */
export const scheduleStates = ['open', 'hold', 'sold'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Metres around a face within which people are counted as those around it. */
export const aroundMeters = 100;
/** Metres within which places count as near to a position. */
export const nearMeters = 300;
