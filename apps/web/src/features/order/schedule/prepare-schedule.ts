import type { CallOutput } from '@ooh/contract/registry';
import type { ScheduleBar } from '../../../ui/schedule-grid/schedule-bars.ts';
import type { ScheduleRow } from '../../../ui/schedule-grid/schedule-row.tsx';

export type ScheduleOutput = CallOutput<'v1/orders/schedule'>;
export type ScheduledItem = ScheduleOutput['rows'][number];

export interface OrderScheduleRow extends ScheduleRow {
  readonly item: ScheduledItem;
}

function ownState(state: ScheduledItem['bars'][number]['state']): ScheduleBar['state'] {
  if (state === 'sold') return 'booked';
  return state === 'hold' ? 'held' : 'planned';
}

function overlaps(a: { startDate: string; endDate: string }, b: { startDate: string; endDate: string }) {
  return a.startDate <= b.endDate && b.startDate <= a.endDate;
}

/**
 * The row of an item. While none of it is held the plan itself is drawn, as a conflict where others leave too few
 * units on any day; bookings of others that only intend keep nobody out and are left out.
 */
export function rowOf(item: ScheduledItem): OrderScheduleRow {
  const kept = item.bars.filter(({ state }) => state !== 'released');
  const own = kept.filter(({ isOwn }) => isOwn);
  const others = kept.filter(({ isOwn, state }) => !isOwn && state !== 'intention');
  const unitWord = item.faceId === null ? '辆' : '个';
  const note = (units: number) => `${units} ${unitWord}`;
  const isTight =
    item.capacity === null ||
    others.some((bar) => overlaps(bar, item.planned) && item.capacity! - bar.units < item.quantity);
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
  const taken = others.map((bar, index): ScheduleBar => ({
    id: `${item.itemId}/other-${index}`,
    start: bar.startDate,
    end: bar.endDate,
    state: 'taken',
    note: note(bar.units),
  }));
  const isHeld = own.some(({ state }) => state === 'hold' || state === 'sold');
  return { id: item.itemId, name: item.unitName, item, bars: [...(isHeld ? held : [plan]), ...taken] };
}
