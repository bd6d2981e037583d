/**
 * Occupancy while orders are generated: no slot is sold twice on a day, and no two brands of one industry
 * share a position. Days count from the anchor, both ends included.
 */

export interface DayRange {
  readonly fromDay: number;
  readonly toDay: number;
}

interface Guest extends DayRange {
  readonly industry: string;
  readonly brandId: string;
}

export interface SlotCalendar {
  /** Marks a slot as taken. */
  take(unitKey: string, slot: number, days: DayRange): void;
  /** The lowest free slots of a unit, at most `count`. */
  freeSlots(unitKey: string, capacity: number, count: number, days: DayRange): number[];
  /** Whether a rival (another brand of the industry) is at the position on one of the days. */
  hasRival(placeKey: string, industry: string, brandId: string, days: DayRange): boolean;
  welcome(placeKey: string, guest: Guest): void;
}

const meet = (a: DayRange, b: DayRange): boolean => a.fromDay <= b.toDay && b.fromDay <= a.toDay;

export function slotCalendar(): SlotCalendar {
  const taken = new Map<string, DayRange[]>();
  const guests = new Map<string, Guest[]>();
  const isFree = (key: string, days: DayRange): boolean =>
    !(taken.get(key) ?? []).some((other) => meet(other, days));
  return {
    take(unitKey, slot, days) {
      const key = `${unitKey}#${slot}`;
      const list = taken.get(key);
      if (list) list.push(days);
      else taken.set(key, [days]);
    },
    freeSlots(unitKey, capacity, count, days) {
      const free: number[] = [];
      for (let slot = 1; slot <= capacity && free.length < count; slot++)
        if (isFree(`${unitKey}#${slot}`, days)) free.push(slot);
      return free;
    },
    hasRival: (placeKey, industry, brandId, days) =>
      (guests.get(placeKey) ?? []).some(
        (guest) => guest.industry === industry && guest.brandId !== brandId && meet(guest, days),
      ),
    welcome(placeKey, guest) {
      const list = guests.get(placeKey);
      if (list) list.push(guest);
      else guests.set(placeKey, [guest]);
    },
  };
}
