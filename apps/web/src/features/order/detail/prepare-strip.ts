import type { OrderItem } from '@ooh/contract/domain/media-order';

/** Media of one form with the same days. */
export interface StripBar {
  readonly startDate: string;
  readonly endDate: string;
  /** Where it begins and how long it is, as parts of the strip, 0–1. */
  readonly left: number;
  readonly width: number;
  readonly units: number;
  /** Units of them that are held or sold. */
  readonly heldUnits: number;
  /** True where all of them are sold. */
  readonly isSold: boolean;
}

export interface StripRow {
  /** Medium and form. */
  readonly name: string;
  /** What units are counted in: 面, 辆. */
  readonly unit: string;
  readonly units: number;
  readonly bars: readonly StripBar[];
}

export interface Strip {
  readonly rows: readonly StripRow[];
  /** Where months begin, with the first day of the strip. */
  readonly months: readonly { readonly name: string; readonly left: number }[];
  /** Where the day of today is; null outside of the strip. */
  readonly today: number | null;
}

type Booked = Pick<
  OrderItem,
  'mediumName' | 'formName' | 'unit' | 'quantity' | 'heldUnits' | 'holdState' | 'startDate' | 'endDate'
>;

const dayMs = 86_400_000;
const dayOf = (date: string): number => Date.parse(date) / dayMs;

/** Begins of months between two days, by number of day. */
function monthsBetween(first: number, last: number): { name: string; day: number }[] {
  const months = [];
  for (let day = first; day <= last; day += 1) {
    const date = new Date(day * dayMs);
    if (day === first || date.getUTCDate() === 1) months.push({ name: `${date.getUTCMonth() + 1} 月`, day });
  }
  return months;
}

/** When the media of an order hang, form by form, from its first day to its last; null without media. */
export function prepareStrip(items: readonly Booked[], today: string): Strip | null {
  if (items.length === 0) return null;
  const first = Math.min(...items.map(({ startDate }) => dayOf(startDate)));
  const last = Math.max(...items.map(({ endDate }) => dayOf(endDate)));
  const length = last - first + 1;
  const rows = Map.groupBy(items, ({ mediumName, formName }) => `${mediumName} · ${formName}`);
  const barOf = (same: readonly Booked[]): StripBar => {
    const [{ startDate, endDate }] = same;
    return {
      startDate,
      endDate,
      left: (dayOf(startDate) - first) / length,
      width: (dayOf(endDate) - dayOf(startDate) + 1) / length,
      units: same.reduce((sum, { quantity }) => sum + quantity, 0),
      heldUnits: same.reduce((sum, { heldUnits }) => sum + heldUnits, 0),
      isSold: same.every(
        ({ quantity, heldUnits, holdState }) => holdState === 'sold' && heldUnits >= quantity,
      ),
    };
  };
  const now = dayOf(today);
  return {
    rows: [...rows].map(([name, own]) => ({
      name,
      unit: own[0].unit,
      units: own.reduce((sum, { quantity }) => sum + quantity, 0),
      bars: [...Map.groupBy(own, ({ startDate, endDate }) => `${startDate} ${endDate}`).values()]
        .map(barOf)
        .toSorted((a, b) => a.left - b.left || a.width - b.width),
    })),
    months: monthsBetween(first, last).map(({ name, day }) => ({ name, left: (day - first) / length })),
    today: now < first || now > last ? null : (now - first + 0.5) / length,
  };
}
