import { certain } from '@ooh/contract/core/certain';
import { daysBetween, daysLater } from '../../../ui/calendar/dates.ts';

export interface HeatDays {
  readonly startDate: string;
  readonly endDate: string;
}

/** Weeks of some days, the last one shortened to their end; none where there are no days. */
export function weeksOf(days: HeatDays | null): HeatDays[] {
  if (days === null) return [];
  const count = Math.ceil(
    (certain(daysBetween(days.startDate, days.endDate), 'days from the start', days.startDate) + 1) / 7,
  );
  return Array.from({ length: count }, (_, week) => {
    const endDate = daysLater(days.startDate, week * 7 + 6);
    return {
      startDate: daysLater(days.startDate, week * 7),
      endDate: endDate < days.endDate ? endDate : days.endDate,
    };
  });
}
