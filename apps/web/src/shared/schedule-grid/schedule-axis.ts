import { daysBetween, daysLater, weekdayOf } from '../../ui/calendar/dates.ts';

/** A public holiday, or a day of a weekend that is worked in exchange. */
export interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly kind: 'rest' | 'work';
}

/** One column of the time axis. */
export interface AxisDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly dayOfMonth: number;
  /** A weekend or a public holiday; not a weekend that is worked. */
  readonly isOff: boolean;
  readonly holiday: Holiday | undefined;
  readonly isMonday: boolean;
}

export interface MonthBand {
  /** 2026年12月. */
  readonly label: string;
  /** First column and number of columns. */
  readonly from: number;
  readonly span: number;
}

/** How wide one day is drawn, px. */
export const dayWidths = { day: 28, week: 14, month: 6 } as const;
export type AxisScale = keyof typeof dayWidths;

/** Columns from the first to the last day, both included; none where the days are not a period. */
export function axisDays(firstDay: string, lastDay: string, holidays: readonly Holiday[] = []): AxisDay[] {
  const days = daysBetween(firstDay, lastDay);
  if (days === undefined || days < 0) return [];
  const known = new Map(holidays.map((holiday) => [holiday.date, holiday]));
  return Array.from({ length: days + 1 }, (_, index) => {
    const day = daysLater(firstDay, index);
    const weekday = weekdayOf(day);
    const holiday = known.get(day);
    return {
      day,
      dayOfMonth: Number(day.slice(8)),
      isOff: holiday ? holiday.kind === 'rest' : weekday === 0 || weekday === 6,
      holiday,
      isMonday: weekday === 1,
    };
  });
}

/** The months over the columns. */
export function monthBands(days: readonly AxisDay[]): MonthBand[] {
  const bands: { label: string; from: number; span: number }[] = [];
  for (const [index, { day }] of days.entries()) {
    const label = `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月`;
    const last = bands.at(-1);
    if (last?.label === label) last.span++;
    else bands.push({ label, from: index, span: 1 });
  }
  return bands;
}

/** Text above a column: every day, or Mondays where days are narrow; nothing where even those would touch. */
export function dayLabel(day: AxisDay, scale: AxisScale): string {
  if (scale === 'day' || (scale === 'week' && day.isMonday)) return String(day.dayOfMonth);
  return '';
}

/** The smallest period that holds all of the given ones; undefined for none. */
export function periodOver(
  periods: readonly { readonly start: string; readonly end: string }[],
): { readonly start: string; readonly end: string } | undefined {
  if (periods.length === 0) return undefined;
  return {
    start: periods.reduce((least, { start }) => (start < least ? start : least), periods[0].start),
    end: periods.reduce((most, { end }) => (end > most ? end : most), periods[0].end),
  };
}
