import type { IssueLog } from '../../../issue-log.ts';
import { tableReader, type TableReader } from './table-reader.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayMilliseconds = 86_400_000;
/** Days of one service that are looked at; feeds span a year or two. */
const dayLimit = 800;

/** The days on which the services of a feed run, from calendar.txt and calendar_dates.txt. */
export interface ServiceDays {
  readonly readers: Readonly<Record<string, TableReader>>;
  /** Services that run on the day with most trips, given the trips of each service; null without calendars. */
  busiest(tripsOf: ReadonlyMap<string, number>): ReadonlySet<string> | null;
  /** Tells of a feed that has expired or not begun by a day, YYYY-MM-DD, and of services without any day. */
  report(log: IssueLog, services: ReadonlySet<string>, today: string): void;
}

/** YYYYMMDD as days since 1970; null for anything else. */
function dayNumber(text: string): number | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (parts === null) return null;
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / dayMilliseconds;
}
const dayText = (day: number): string => new Date(day * dayMilliseconds).toISOString().slice(0, 10);

export function serviceDays(): ServiceDays {
  const daysOf = new Map<string, Set<number>>();
  const own = (service: string): Set<number> => {
    const days = daysOf.get(service) ?? new Set();
    daysOf.set(service, days);
    return days;
  };
  /** Exceptions hold whichever table comes first. */
  const exceptions: { readonly service: string; readonly day: number; readonly runs: boolean }[] = [];
  let hasCalendar = false;
  const settle = (): void => {
    for (const { service, day, runs } of exceptions.splice(0)) {
      if (runs) own(service).add(day);
      else own(service).delete(day);
    }
  };
  return {
    readers: {
      'calendar.txt': tableReader((cells) => {
        const [from, to] = [dayNumber(cells('start_date')), dayNumber(cells('end_date'))];
        if (from === null || to === null) return;
        hasCalendar = true;
        const days = own(cells('service_id'));
        for (let day = from; day <= Math.min(to, from + dayLimit); day++) {
          const weekday = weekdays[new Date(day * dayMilliseconds).getUTCDay()];
          if (cells(weekday) === '1') days.add(day);
        }
      }),
      'calendar_dates.txt': tableReader((cells) => {
        const day = dayNumber(cells('date'));
        if (day === null) return;
        hasCalendar = true;
        exceptions.push({ service: cells('service_id'), day, runs: cells('exception_type') === '1' });
      }),
    },
    busiest(tripsOf) {
      settle();
      const trips = new Map<number, number>();
      for (const [service, days] of daysOf)
        for (const day of days) trips.set(day, (trips.get(day) ?? 0) + (tripsOf.get(service) ?? 0));
      let best: number | null = null;
      for (const [day, count] of trips)
        if (count > 0 && (best === null || count > (trips.get(best) ?? 0))) best = day;
      if (best === null) return null;
      const day = best;
      return new Set([...daysOf].flatMap(([service, days]) => (days.has(day) ? [service] : [])));
    },
    report(log, services, today) {
      settle();
      if (!hasCalendar) return;
      const idle = [...services].filter((service) => (daysOf.get(service)?.size ?? 0) === 0);
      if (idle.length > 0)
        log.warn(
          null,
          'calendar.txt · service_id',
          `${idle.length} 个运营日历没有任何运营日，其班次不计入发车间隔`,
          idle.slice(0, 3).join('、'),
        );
      const days = [...services].flatMap((service) => [...(daysOf.get(service) ?? [])]);
      if (days.length === 0) return;
      const [first, last] = days.reduce(
        ([a, z], day) => [Math.min(a, day), Math.max(z, day)],
        [Infinity, -Infinity],
      );
      if (dayText(last) < today)
        log.warn(
          null,
          'calendar.txt',
          `时刻表已于 ${dayText(last)} 到期，班次与发车间隔可能已过时`,
          dayText(last),
        );
      if (dayText(first) > today)
        log.warn(null, 'calendar.txt', `时刻表自 ${dayText(first)} 起才生效`, dayText(first));
    },
  };
}
