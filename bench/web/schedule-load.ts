import type { CallOutput } from '@ooh/contract/registry';

type Schedule = CallOutput<'v1/orders/schedule'>;

export const scheduleLoad = { rows: 2000, days: 90 } as const;

const dayMs = 86_400_000;
const firstDay = Date.parse('2027-03-01T00:00:00Z');
/** A day of the grid, counted from 0. */
const dayAt = (index: number) => new Date(firstDay + index * dayMs).toISOString().slice(0, 10);

/** The schedule of an order of 2,000 lines over 90 days, each among bookings of others. */
export function orderSchedule(random: () => number): Schedule {
  const rows = Array.from({ length: scheduleLoad.rows }, (_, index): Schedule['rows'][number] => {
    const start = Math.floor(random() * 30);
    const taken = 62 + Math.floor(random() * 10);
    const bar = { units: 1, expiresAt: null };
    return {
      itemId: `i-${index}`,
      itemNo: index + 1,
      cityCode: '440300',
      cityName: '深圳市',
      mediumId: 2,
      mediumName: '公交候车亭',
      formName: '灯箱',
      faceId: `f-${index}`,
      lineId: null,
      deck: null,
      unitName: `候车亭 ${index + 1}`,
      level: 'A',
      unit: '面',
      quantity: 1,
      planned: { startDate: dayAt(start), endDate: dayAt(start + 27) },
      capacity: 1,
      bars: [
        { ...bar, startDate: dayAt(start), endDate: dayAt(start + 27), state: 'sold', isOwn: true },
        { ...bar, startDate: dayAt(taken), endDate: dayAt(taken + 13), state: 'sold', isOwn: false },
      ],
    };
  });
  return {
    rows,
    total: rows.length,
    pageNo: 1,
    pageSize: rows.length,
    startDate: dayAt(0),
    endDate: dayAt(scheduleLoad.days - 1),
    holidays: [],
  };
}
