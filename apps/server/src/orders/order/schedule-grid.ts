import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { calendarExceptions } from '../../reference/calendar/calendar.ts';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { itemUnitKey } from './find-conflicts.ts';
import { daysMeet, moved, type Days } from './free-units.ts';
import { capacityOn, readSoldUnits } from './offers.ts';
import { readHolds } from './item-holds.ts';
import { readItems, type StoredItem, type StoredOrder } from './order-store.ts';
import { filteredItems } from './placement-parts.ts';
import { readBookings, type UnitBooking } from './unit-bookings.ts';

type Grid = CallOutput<'v1/orders/schedule'>;

const marginDays = 14;
const maxDays = 800;

function windowOf(order: StoredOrder, input: ParsedInput<'v1/orders/schedule'>): Days {
  const own = { startDate: order.start_date, endDate: order.end_date };
  const startDate = input.startDate ?? moved(own, -marginDays).startDate;
  const endDate = input.endDate ?? moved(own, marginDays).endDate;
  if (endDate < startDate) throw new AppError('invalid', '结束日期不能早于开始日期');
  if (daysOfFlight({ startDate, endDate }) > maxDays)
    throw new AppError('invalid', `排期最多显示 ${maxDays} 天`);
  return { startDate, endDate };
}

/** Bars of a unit by day: slots with the same days and state are one bar. Owners of other bars are not revealed. */
function barsOf(bookings: readonly UnitBooking[], ownItems: ReadonlySet<string>, window: Days) {
  const meeting = bookings.filter((booking) => daysMeet(booking, window));
  const groups = Map.groupBy(meeting, (row) => {
    const isOwn = row.itemId !== null && ownItems.has(row.itemId);
    return [row.startDate, row.endDate, row.state, isOwn, isOwn ? row.expiresAt?.getTime() : ''].join('|');
  });
  const inOrder = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([, rows]) => {
    const { startDate, endDate, state, itemId, expiresAt } = rows[0];
    const isOwn = itemId !== null && ownItems.has(itemId);
    return {
      startDate,
      endDate,
      units: rows.length,
      state,
      isOwn,
      expiresAt: isOwn ? (expiresAt?.toISOString() ?? null) : null,
    };
  });
}

/** Units that are for sale of each item's unit when the item begins, ignoring bookings of orders; null for units no longer for sale. */
async function capacities(
  db: Context['db'],
  items: readonly StoredItem[],
): Promise<Map<string, number | null>> {
  const { faces, lines } = await readSoldUnits(
    db,
    items.map(({ face_id: faceId, line_id: lineId }) => ({ faceId, lineId })),
  );
  return new Map(
    items.map((item) => {
      const key = `${itemUnitKey(item)}|${item.form_id}`;
      const offer = faces.get(key) ?? lines.get(key);
      return [item.item_id, offer === undefined ? null : capacityOn(offer, item.start_date)];
    }),
  );
}

/** The items that a question about the schedule is about. */
async function itemsWanted(
  db: Context['db'],
  all: readonly StoredItem[],
  input: ParsedInput<'v1/orders/schedule'>,
  now: Date,
): Promise<StoredItem[]> {
  const { itemId, state } = input;
  const items = filteredItems(all, input).filter((item) => itemId === undefined || item.item_id === itemId);
  if (state === undefined) return items;
  const holds = await readHolds(db, items, now);
  return items.filter((item) => (holds.get(item.item_id)?.state ?? 'open') === state);
}

/** The rows of an order's schedule with the bookings of their units in the days of the grid. */
export async function scheduleGrid(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  order: StoredOrder,
  input: ParsedInput<'v1/orders/schedule'>,
): Promise<Grid> {
  const window = windowOf(order, input);
  const all = await readItems(db, user, [order.order_id]);
  const items = await itemsWanted(db, all, input, now());
  const page = items.slice((input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize);
  const bookings = Map.groupBy(
    await readBookings(db, page.map(itemUnitKey), window, now()),
    (booking) => booking.unitKey,
  );
  const capacityOf = await capacities(db, page);
  const ownItems = new Set(all.map((item) => item.item_id));
  return {
    rows: page.map((item) => ({
      itemId: item.item_id,
      itemNo: item.item_no,
      cityCode: item.city_code,
      cityName: cityName(item.city_code),
      mediumId: item.medium_id,
      mediumName: item.medium_name,
      formName: item.form_name,
      faceId: item.face_id,
      lineId: item.line_id,
      deck: item.deck,
      unitName: item.unit_name,
      level: item.level,
      quantity: item.quantity,
      unit: item.medium_unit,
      planned: { startDate: item.start_date, endDate: item.end_date },
      capacity: capacityOf.get(item.item_id) ?? null,
      bars: barsOf(bookings.get(itemUnitKey(item)) ?? [], ownItems, window),
    })),
    total: items.length,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    ...window,
    holidays: calendarExceptions(window.startDate, window.endDate),
  };
}
