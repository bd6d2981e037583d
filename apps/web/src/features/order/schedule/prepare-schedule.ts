import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { CallOutput } from '@ooh/contract/registry';
import { addDays, daysLater } from '../../../ui/calendar/dates.ts';
import type { ScheduleBar } from '../../../shared/schedule-grid/schedule-bars.ts';
import type { ScheduleRow } from '../../../shared/schedule-grid/schedule-row.tsx';

export type ScheduleOutput = CallOutput<'v1/orders/schedule'>;
export type ScheduledItem = ScheduleOutput['rows'][number];

export interface OrderScheduleRow extends ScheduleRow {
  readonly item: ScheduledItem;
}

function ownState(state: ScheduledItem['bars'][number]['state']): ScheduleBar['state'] {
  if (state === 'sold') return 'booked';
  return state === 'hold' ? 'held' : 'planned';
}

function overlaps(days: Occupied, planned: ScheduledItem['planned']): boolean {
  return days.start <= planned.endDate && planned.startDate <= days.end;
}

interface Occupied {
  readonly start: string;
  readonly end: string;
  readonly units: number;
}

/** What others hold of a unit, day by day, in stretches of equal numbers: bookings that meet are added up. */
export function occupancyOf(bars: readonly ScheduledItem['bars'][number][]): Occupied[] {
  const changes = new Map<string, number>();
  const change = (day: string, units: number) => changes.set(day, (changes.get(day) ?? 0) + units);
  for (const { startDate, endDate, units } of bars) {
    change(startDate, units);
    change(daysLater(endDate, 1), -units);
  }
  const days = [...changes.keys()].sort();
  let units = 0;
  const stretches: Occupied[] = [];
  for (const [index, day] of days.entries()) {
    units += changes.get(day) ?? 0;
    const end = index + 1 < days.length ? daysLater(days[index + 1], -1) : day;
    const last = stretches.at(-1);
    if (units === 0) continue;
    if (last?.units === units && addDays(last.end, 1) === day)
      stretches[stretches.length - 1] = { ...last, end };
    else stretches.push({ start: day, end, units });
  }
  return stretches;
}

/**
 * The row of an item. While none of it is held the plan itself is drawn, as a conflict where others leave too few
 * units on any day; intentions of others do not block and are left out.
 */
export function rowOf(item: ScheduledItem): OrderScheduleRow {
  const kept = item.bars.filter(({ state }) => state !== 'released');
  const own = kept.filter(({ isOwn }) => isOwn);
  const others = kept.filter(({ isOwn, state }) => !isOwn && state !== 'intention');
  const note = (units: number) => `${units} ${item.unit}`;
  const occupied = occupancyOf(others);
  const { capacity } = item;
  const isTight =
    capacity === null ||
    occupied.some((days) => overlaps(days, item.planned) && capacity - days.units < item.quantity);
  const plan: ScheduleBar = {
    id: item.itemId,
    start: item.planned.startDate,
    end: item.planned.endDate,
    state: isTight ? 'conflict' : 'planned',
    note: item.capacity === null ? '不在售' : note(item.quantity),
    isMovable: true,
  };
  const held = own.map((bar, index): ScheduleBar => ({
    id: `${item.itemId}/own-${index}`,
    start: bar.startDate,
    end: bar.endDate,
    state: ownState(bar.state),
    note: note(bar.units),
  }));
  const taken = occupied.map(({ start, end, units }, index): ScheduleBar => ({
    id: `${item.itemId}/other-${index}`,
    start,
    end,
    state: 'taken',
    note: note(units),
  }));
  const isHeld = own.some(({ state }) => state === 'hold' || state === 'sold');
  return { id: item.itemId, name: unitTitle(item), item, bars: [...(isHeld ? held : [plan]), ...taken] };
}
