import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { holdableIdsOf } from '@ooh/contract/domain/order-next-action';
import { periodText } from '../../../shared/order/period-text.ts';

/** An item that cannot be held as it is. The holder of its units is never disclosed. */
export interface BlockedItem {
  readonly itemId: string;
  readonly title: string;
  /** 已被占用, 同业排斥, 不在售, 刊期已结束. */
  readonly kind: string;
  /** On which days, and how many units are missing. */
  readonly reasons: readonly string[];
  /** What it could be changed to. */
  readonly ways: readonly string[];
}

export interface Locking {
  /** Units that are still to be held. */
  readonly lackingUnits: number;
  readonly lackingItems: number;
  /** Of the items that lack units, those that nothing stands against. */
  readonly holdableIds: readonly string[];
  readonly blocked: readonly BlockedItem[];
}

type Days = Pick<OrderItem, 'startDate' | 'endDate'>;

const titleOf = ({ cityName, unitName, deck }: OrderItem) => `${cityName} ${unitTitle({ unitName, deck })}`;

/** The days that both periods have; both days included. */
const shared = (one: Days, other: Days): Days => ({
  startDate: one.startDate > other.startDate ? one.startDate : other.startDate,
  endDate: one.endDate < other.endDate ? one.endDate : other.endDate,
});

function takenReasons(item: OrderItem, { taken, wantedUnits, freeUnits }: OrderConflict): string[] {
  const units = new Map<string, number>();
  for (const booking of taken) {
    const { startDate, endDate } = shared(booking, item);
    const period = periodText(startDate, endDate);
    units.set(period, (units.get(period) ?? 0) + booking.units);
  }
  return [
    ...[...units].map(([period, count]) => `${period} 已被占用 ${count} ${item.unit}`),
    `需要 ${wantedUnits} ${item.unit}，可用 ${freeUnits} ${item.unit}`,
  ];
}

function waysOf({ nextFree, replacement }: OrderConflict): string[] {
  return [
    ...(replacement && replacement.freeUnits > 0 ? [`可替换为 ${unitTitle(replacement)}`] : []),
    ...(nextFree ? [`可改期至 ${periodText(nextFree.startDate, nextFree.endDate)}`] : []),
  ];
}

const kinds = { taken: '已被占用', rival: '同业排斥', gone: '不在售' } as const;

function blockedBy(item: OrderItem, conflict: OrderConflict): BlockedItem {
  return {
    itemId: item.itemId,
    title: titleOf(item),
    kind: kinds[conflict.kind],
    reasons: conflict.kind === 'taken' ? takenReasons(item, conflict) : [conflict.message],
    ways: waysOf(conflict),
  };
}

function blockedByEnd(item: OrderItem): BlockedItem {
  return {
    itemId: item.itemId,
    title: titleOf(item),
    kind: '刊期已结束',
    reasons: [`刊期 ${periodText(item.startDate, item.endDate)} 已经结束，须先改期`],
    ways: [],
  };
}

/** What is still to be held of an order's items on a day, and what stands against it as far as it was looked at. */
export function prepareLocking(
  items: readonly OrderItem[],
  conflicts: readonly OrderConflict[],
  today: string,
): Locking {
  const conflictOf = new Map(conflicts.map((conflict) => [conflict.itemId, conflict]));
  const lacking = items.filter(({ heldUnits, quantity }) => heldUnits < quantity);
  const blocked = lacking.flatMap((item) => {
    if (item.endDate < today) return [blockedByEnd(item)];
    const conflict = conflictOf.get(item.itemId);
    return conflict ? [blockedBy(item, conflict)] : [];
  });
  return {
    lackingUnits: lacking.reduce((sum, { heldUnits, quantity }) => sum + quantity - heldUnits, 0),
    lackingItems: lacking.length,
    holdableIds: holdableIdsOf(items, conflicts, today),
    blocked,
  };
}
