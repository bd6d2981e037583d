import { daysBetween, daysLater } from '../../ui/calendar/dates.ts';

/** 意向, 锁位, 已售(本单), 已售(他单), 冲突, 维护. */
export const barStates = ['planned', 'held', 'booked', 'taken', 'conflict', 'maintenance'] as const;
export type BarState = (typeof barStates)[number];

export const barStateNames: Readonly<Record<BarState, string>> = {
  planned: '意向',
  held: '锁位',
  booked: '已售（本单）',
  taken: '已售（他单）',
  conflict: '冲突',
  maintenance: '维护',
};

/** One character for bars that are too narrow for a name. */
const barLetters: Readonly<Record<BarState, string>> = {
  planned: '意',
  held: '锁',
  booked: '售',
  taken: '他',
  conflict: '冲',
  maintenance: '维',
};

/** Days of one unit that are not free. */
export interface ScheduleBar {
  readonly id: string;
  /** First and last day, both included. */
  readonly start: string;
  readonly end: string;
  readonly state: BarState;
  /** In place of the usual name of the state. */
  readonly stateName?: string;
  /** Quantity, brand or reason, after the state. */
  readonly note?: string;
  /** True where the reader may move it. */
  readonly isMovable?: boolean;
}

export interface PlacedBar {
  readonly bar: ScheduleBar;
  /** First column and number of columns in view of the axis. */
  readonly from: number;
  readonly span: number;
  /** Bars that meet stand on lanes of their own. */
  readonly lane: number;
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
}

/**
 * Where bars stand on an axis of `dayCount` columns; those outside it are left out. Ordered by first day. What
 * others have taken stands below the rest.
 */
export function placeBars(
  bars: readonly ScheduleBar[],
  firstDay: string,
  dayCount: number,
): { readonly placed: PlacedBar[]; readonly lanes: number } {
  const inView = bars
    .map((bar) => ({
      bar,
      from: daysBetween(firstDay, bar.start) ?? Number.NaN,
      to: daysBetween(firstDay, bar.end) ?? Number.NaN,
    }))
    .filter(({ from, to }) => from <= to && to >= 0 && from < dayCount)
    .sort((a, b) => rank(a.bar) - rank(b.bar) || a.from - b.from || a.to - b.to);
  const lanes: { readonly from: number; readonly to: number }[][] = [];
  const placed = inView.map(({ bar, from, to }) => {
    const free = lanes.findIndex((bars) => bars.every((other) => other.to < from || to < other.from));
    const lane = free === -1 ? lanes.length : free;
    (lanes[lane] ??= []).push({ from, to });
    const [left, right] = [Math.max(from, 0), Math.min(to, dayCount - 1)];
    return {
      bar,
      from: left,
      span: right - left + 1,
      lane,
      isCutLeft: from < left,
      isCutRight: to > right,
    };
  });
  placed.sort((a, b) => a.from - b.from || a.lane - b.lane);
  return { placed, lanes: Math.max(1, lanes.length) };
}

const rank = ({ state }: ScheduleBar) => (state === 'taken' ? 1 : 0);

/** State and note, as they are written on a bar. */
export function barLabel(bar: ScheduleBar): string {
  return [barStateName(bar), bar.note].filter(Boolean).join(' · ');
}

export function barStateName({ state, stateName }: Pick<ScheduleBar, 'state' | 'stateName'>): string {
  return stateName ?? barStateNames[state];
}

export function barLetter({ state, stateName }: Pick<ScheduleBar, 'state' | 'stateName'>): string {
  return stateName?.slice(0, 1) ?? barLetters[state];
}

/** Text of a bar: 「锁位 · 4 辆，2026-12-01 至 2026-12-28，28 天」. */
export function barText(bar: ScheduleBar): string {
  const days = (daysBetween(bar.start, bar.end) ?? 0) + 1;
  return `${barLabel(bar)}，${bar.start} 至 ${bar.end}，${days} 天`;
}

export type BarEdit = 'move' | 'start' | 'end';

export interface BarPeriod {
  readonly start: string;
  readonly end: string;
}

/** The period after a move, or after one end was drawn, by whole days. It keeps at least one day and the limits. */
export function editPeriod(
  { start, end }: BarPeriod,
  edit: BarEdit,
  days: number,
  limits: BarPeriod,
): BarPeriod {
  const back = daysBetween(start, limits.start) ?? 0;
  const ahead = daysBetween(end, limits.end) ?? 0;
  const length = daysBetween(start, end) ?? 0;
  const bound = (least: number, most: number) => Math.max(Math.min(least, most), Math.min(days, most));
  if (edit === 'move') {
    const step = bound(back, ahead);
    return { start: daysLater(start, step), end: daysLater(end, step) };
  }
  if (edit === 'start') return { start: daysLater(start, bound(back, length)), end };
  return { start, end: daysLater(end, bound(-length, ahead)) };
}
