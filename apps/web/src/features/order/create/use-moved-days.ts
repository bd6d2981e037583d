import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import { useEffect, useRef, useState } from 'react';
import type { BarPeriod } from '../../../shared/schedule-grid/schedule-bars.ts';
import { itemInputOf } from '../item-input.ts';

type Moved = ReadonlyMap<number, BarPeriod>;

/** How long a bar rests before its days are stored: a key that is held down makes one change, not one for each day. */
const restMs = 400;
const nowhere: Moved = new Map();

/** What an order buys with some of its lines, by number, on other days. */
export function movedItems(items: readonly OrderItem[], moved: Moved): OrderItemInput[] {
  return items.map((item) => {
    const period = moved.get(item.itemNo);
    const input = itemInputOf(item);
    return period ? { ...input, startDate: period.start, endDate: period.end } : input;
  });
}

/**
 * Days that bars were moved to: shown at once, and stored together when the bars rest and no other change is on its way.
 * Items are numbered, as every change gives them new ids.
 */
export function useMovedDays(
  items: readonly OrderItem[],
  isBusy: boolean,
  store: (items: OrderItemInput[]) => void,
) {
  const [moved, setMoved] = useState(nowhere);
  const sent = useRef(nowhere);
  const wasBusy = useRef(isBusy);
  const settle = useRef(() => {});
  useEffect(() => {
    settle.current = () => {
      if (moved.size === 0 || isBusy) return;
      sent.current = moved;
      store(movedItems(items, moved));
    };
  });
  useEffect(() => {
    // Stored or refused: from now on the stored order is shown.
    if (wasBusy.current && !isBusy)
      setMoved((now) => new Map([...now].filter(([itemNo, period]) => sent.current.get(itemNo) !== period)));
    wasBusy.current = isBusy;
  }, [isBusy]);
  useEffect(() => {
    if (moved.size === 0 || isBusy || moved === sent.current) return undefined;
    const timer = setTimeout(() => settle.current(), restMs);
    return () => clearTimeout(timer);
  }, [moved, isBusy]);
  // Whoever leaves right after the last key has moved the bar all the same.
  useEffect(() => () => settle.current(), []);
  return {
    moved,
    move: (itemNo: number, period: BarPeriod) => setMoved(new Map(moved).set(itemNo, period)),
    /** Puts bars back that were moved and not stored; answers whether there were any. */
    forget: (): boolean => {
      const isAnyUnsent = [...moved].some(([itemNo, period]) => sent.current.get(itemNo) !== period);
      setMoved(nowhere);
      return isAnyUnsent;
    },
  };
}
