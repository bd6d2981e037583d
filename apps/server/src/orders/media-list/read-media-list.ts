import { maxItems, type OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { readList } from '../../city-data/imports/read-list.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import type { Context } from '../../context.ts';
import { countText } from '../../disclosure/figure-text.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readLotNames } from '../combination/lot-items.ts';
import { freeSlots } from '../order/free-units.ts';
import { capacityOn, readDiscounts, readSoldUnits, type Offer, type SoldUnits } from '../order/offers.ts';
import { isOrderPair } from '../order/order-scope.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { discountOf, offerOf, unitKeyOf } from '../order/price-items.ts';
import { readBookings, type UnitBooking } from '../order/unit-bookings.ts';
import { wishesOf } from '../order/wished-units.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { listFields, readListedRow, type ListedRow } from './list-fields.ts';

type MediaList = CallOutput<'v1/orders/read-list'>;

/** A row that was read, with where to say what is wrong with it. */
interface Read {
  readonly cells: RowCells;
  readonly listed: ListedRow;
  readonly input: OrderItemInput;
}

const inputOf = ({ isLine, unitId, deck, discountPermille, ...rest }: ListedRow): OrderItemInput => ({
  ...rest,
  ...(isLine ? { lineId: unitId } : { faceId: unitId }),
  ...(deck === undefined ? {} : { deck }),
  ...(discountPermille === undefined ? {} : { discountPermille }),
});

/** What is for sale to the rows of a list, and what is taken of it by others. */
interface Surroundings extends SoldUnits {
  readonly bookings: ReadonlyMap<string, readonly UnitBooking[]>;
}

async function readSurroundings(
  db: DbOrTransaction,
  order: StoredOrder,
  inputs: readonly OrderItemInput[],
  now: Date,
): Promise<Surroundings> {
  const sold = await readSoldUnits(db, inputs);
  const own = await db
    .selectFrom('media_order_item')
    .select('item_id')
    .where('order_id', '=', order.order_id)
    .execute();
  const ownIds = new Set(own.map(({ item_id: itemId }) => itemId));
  const period = { startDate: order.start_date, endDate: order.end_date };
  const booked = await readBookings(db, inputs.map(unitKeyOf), period, now);
  const others = booked.filter(({ itemId }) => itemId === null || !ownIds.has(itemId));
  return { ...sold, bookings: Map.groupBy(others, ({ unitKey }) => unitKey) };
}

/** Whether the order may buy in the row's city and medium on its days, and does want the unit; says why not. */
function isWithinOrder({ cells, listed }: Read, user: SignedInUser, order: StoredOrder): boolean {
  const { cityCode, mediumId, unitId, startDate, endDate } = listed;
  const faults: (readonly [string, string])[] = [];
  if (!order.city_codes.includes(cityCode)) faults.push(['cityCode', '不在订单的投放城市之列']);
  else if (!order.medium_ids.includes(mediumId)) faults.push(['mediumId', '不在订单的媒体形式之列']);
  else if (!isOrderPair(user, cityCode, mediumId))
    faults.push(['cityCode', '该城市的这种媒体不在您的数据权限内']);
  if (startDate < order.start_date) faults.push(['startDate', `早于订单的投放期（${order.start_date} 起）`]);
  if (endDate > order.end_date) faults.push(['endDate', `晚于订单的投放期（${order.end_date} 止）`]);
  if (wishesOf(order).excludedUnits.includes(unitId)) faults.push(['unitId', '在客户的避投之列']);
  for (const [field, reason] of faults) cells.refuse(field, reason);
  return faults.length === 0;
}

/** What is for sale to a row with enough of it free; undefined, and said why, where there is not. */
function soldTo({ cells, listed, input }: Read, around: Surroundings): Offer | undefined {
  const offer = offerOf(input, around);
  if (offer === undefined) {
    cells.refuse('unitId', '该城市没有这个线路或点位面，或它不以此形式在售');
    return undefined;
  }
  const capacity = capacityOn(offer, listed.startDate);
  const free = freeSlots(around.bookings.get(unitKeyOf(input)) ?? [], capacity, listed).length;
  if (free >= listed.quantity) return offer;
  cells.refuse('quantity', `「${offer.unitName}」在此刊期可售 ${countText(free)}，少于所填数量`);
  return undefined;
}

/** Rows that want the same unit and form on the same days: each of them is told of another. */
function refuseOverlaps(reads: readonly Read[]): Set<Read> {
  const overlapping = new Set<Read>();
  const byUnit = Map.groupBy(reads, ({ input }) => `${unitKeyOf(input)}|${input.formId}`);
  for (const own of byUnit.values())
    for (const one of own) {
      const other = own.find(
        (each) =>
          each !== one &&
          each.input.startDate <= one.input.endDate &&
          each.input.endDate >= one.input.startDate,
      );
      if (other === undefined) continue;
      overlapping.add(one);
      one.cells.refuse('unitId', `与第 ${other.cells.row} 行的媒体相同且刊期重叠，请合并`);
    }
  return overlapping;
}

/**
 * Reads a list of media that was filled in (媒体清单模板): the rows that the order can buy, priced as the order would be,
 * and every reason of the others. Nothing is stored; which rows are right does not depend on their order.
 *
 * @throws AppError for a file that is no such list, or has more rows than an order
 */
export async function readMediaList(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  order: StoredOrder,
  bytes: Uint8Array,
): Promise<MediaList> {
  const { db } = context;
  const now = context.now();
  const list = await readList(bytes, listFields, (cells) => cells);
  const filled = list.records.filter((cells) => cells.text('quantity') !== '');
  if (filled.length > maxItems)
    throw new AppError('refused', `一个订单最多 ${countText(maxItems)} 行媒体，请分成几份`);
  const reads = filled.flatMap((cells): Read[] => {
    const listed = readListedRow(cells);
    return listed === null ? [] : [{ cells, listed, input: inputOf(listed) }];
  });
  const granted = reads.filter((read) => isWithinOrder(read, user, order));
  const overlapping = refuseOverlaps(granted);
  const within = granted.filter((read) => !overlapping.has(read));
  const around = await readSurroundings(
    db,
    order,
    within.map(({ input }) => input),
    now,
  );
  const discounts = await readDiscounts(db, [...new Set(within.map(({ listed }) => listed.cityCode))]);
  const names = await readLotNames(db, []);
  const items = within.flatMap((read): MediaList['items'] => {
    const offer = soldTo(read, around);
    if (offer === undefined) return [];
    const { cityCode, mediumId, formId, discountPermille } = read.listed;
    const ownDiscount = discountOf(discounts, { cityCode, mediumId, days: daysOfFlight(read.listed) });
    const medium = names.media.get(mediumId);
    const { unitName, level, priceFen, priceDays, isSamplePrice, productionFen } = offer;
    return [
      {
        row: read.cells.row,
        input: { ...read.input, discountPermille: discountPermille ?? ownDiscount },
        mediumName: medium?.name ?? '',
        formName: names.forms.get(`${mediumId} ${formId}`) ?? '',
        unit: medium?.unit ?? '',
        unitName,
        level,
        priceFen,
        priceDays,
        isSamplePrice,
        productionFen,
      },
    ];
  });
  const taken = new Set(items.map(({ row }) => row));
  const issues = list.log.issues();
  const reasonsOf = (row: number): string =>
    issues
      .filter((issue) => issue.row === row)
      .map(({ field, reason }) => `${field ?? ''}：${reason}`)
      .join('；') || '问题过多，未列出此行的原因；请先修正其他行再导入';
  return {
    rowsRead: list.rowsRead,
    rowsSkipped: list.records.length - filled.length,
    items,
    issues,
    issueCount: list.log.issueCount,
    columns: [...listFields.map(({ label }) => label), '原因'],
    refused: filled
      .filter(({ row }) => !taken.has(row))
      .map((cells) => [...listFields.map(({ field }) => cells.text(field)), reasonsOf(cells.row)]),
  };
}
