/** Hold states of an order's items: 未锁位, 锁位, 已售. */
export const scheduleStates = ['open', 'hold', 'sold'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Radius in metres within which people count as being around a face. */
export const aroundMeters = 100;
/** Distance in metres within which places count as near a position. */
export const nearMeters = 300;
