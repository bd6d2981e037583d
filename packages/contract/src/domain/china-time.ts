const aheadMs = 8 * 3_600_000;

const isoTextAt = (moment: Date): string => new Date(moment.getTime() + aheadMs).toISOString();

/**
 * The calendar day, YYYY-MM-DD, of a moment in China, whatever the time zone of the machine. Flights, bookings and
 * dates of inventory are days of this calendar. China has one time of UTC+8 without summer time (since 1992).
 */
export const chinaDate = (moment: Date): string => isoTextAt(moment).slice(0, 10);

/** A moment in China's time with its offset, to the second: 2026-11-22T08:30:00+08:00. */
export const chinaTime = (moment: Date): string => `${isoTextAt(moment).slice(0, 19)}+08:00`;
