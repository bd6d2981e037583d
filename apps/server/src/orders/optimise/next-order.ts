import { certain } from '@ooh/contract/core/certain';
import type { OrderBrief, OrderItemInput } from '@ooh/contract/domain/media-order';
import { orderBrief } from '@ooh/contract/domain/media-order';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Shift } from '@ooh/contract/domain/budget-shift';
import type { ChangedUnit, Finding } from '@ooh/contract/domain/opportunity';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import { insertOrder } from '../order/change-order.ts';
import { readSoldUnits } from '../order/offers.ts';
import { readAllItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { offerOf } from '../order/price-items.ts';
import { discountsOf } from './discount-of.ts';
import { nextLeadDays } from './situation.ts';

const suffix = '（下一波）';
const maxName = 60;

type Unit = Pick<OrderItemInput, 'faceId' | 'lineId' | 'deck'>;

const unitOf = (of: Pick<ChangedUnit, 'faceId' | 'lineId' | 'deck'>): Unit =>
  of.faceId === null
    ? {
        lineId: certain(of.lineId, 'line of a unit without a face'),
        ...(of.deck === null ? {} : { deck: of.deck }),
      }
    : { faceId: of.faceId };

/** An item on the same days of a later period. */
function again(item: StoredItem, by: number): OrderItemInput {
  return {
    cityCode: item.city_code,
    mediumId: item.medium_id,
    formId: item.form_id,
    ...unitOf({ faceId: item.face_id, lineId: item.line_id, deck: item.deck }),
    quantity: item.quantity,
    startDate: isoDateOf(dayNumber(item.start_date) + by),
    endDate: isoDateOf(dayNumber(item.end_date) + by),
    discountPermille: item.discount_permille,
    isGift: item.is_gift,
    designFen: item.design_fen,
  };
}

const broughtIn = (unit: ChangedUnit, permille: number): OrderItemInput => ({
  cityCode: unit.cityCode,
  mediumId: unit.mediumId,
  formId: unit.formId,
  ...unitOf(unit),
  quantity: unit.units,
  startDate: unit.fromDate,
  endDate: unit.toDate,
  discountPermille: permille,
  isGift: false,
});

/** Those of the items that are for sale now. */
async function forSale(
  transaction: DbOrTransaction,
  items: readonly OrderItemInput[],
): Promise<OrderItemInput[]> {
  const sold = await readSoldUnits(transaction, items);
  return items.filter((item) => offerOf(item, sold) !== undefined);
}

const maxRemark = 500;

/** The customer's wishes, with how much of the parent is not in the draft. */
const wishesOf = (order: StoredOrder, left: number, about: string) => {
  const { remark = '', ...wishes } = order.brief as { remark?: string };
  const note = left > 0 ? `${left} 行媒体已不可售，未带入。` : '';
  return { ...wishes, remark: `${about}${note}${remark}`.slice(0, maxRemark) };
};

function briefOf(
  order: StoredOrder,
  items: readonly OrderItemInput[],
  left: number,
  about: string,
): OrderBrief {
  return orderBrief.parse({
    name: `${order.name.slice(0, maxName - suffix.length)}${suffix}`,
    mode: order.mode,
    source: order.source,
    brandId: order.brand_id,
    productName: order.product_name,
    goal: order.goal,
    cityCodes: [...new Set(items.map((item) => item.cityCode))],
    mediumIds: [...new Set(items.map((item) => item.mediumId))],
    startDate: items.map((item) => item.startDate).sort()[0],
    endDate: items
      .map((item) => item.endDate)
      .sort()
      .reverse()[0],
    budgetFen: order.budget_fen,
    targetAudience: order.audience,
    target: order.target,
    wishes: wishesOf(order, left, about),
    services: [],
  });
}

/** How the next order differs: by a finding, by more or less of some parts, or not at all. */
export interface NextOrderChange {
  readonly finding?: Finding;
  /** Only what the finding brings in, with what the draft has to say of it. */
  readonly alone?: { readonly remark: string };
  readonly shifts?: readonly Shift[];
}

/** The items of a next order; those of a finding stand on the days that it was computed for. */
export function nextItems(
  items: readonly StoredItem[],
  { finding, alone, shifts = [] }: NextOrderChange,
  today: number,
): OrderItemInput[] {
  const first = Math.min(...items.map((item) => dayNumber(item.start_date)));
  const out = new Map(finding?.out.map((unit) => [unit.itemId, unit]));
  const [changed] = finding?.out ?? [];
  const origin = changed && items.find((item) => item.item_id === changed.itemId);
  const by = origin
    ? dayNumber(changed.fromDate) - dayNumber(origin.start_date)
    : today + nextLeadDays - first;
  const factorOf = (item: StoredItem) =>
    shifts.find((shift) => shift.cityCode === item.city_code && shift.mediumId === item.medium_id)?.factor ??
    1;
  const discounts = finding === undefined ? [] : discountsOf(finding, items);
  const added = discounts.map((permille, i) =>
    broughtIn(certain(finding?.in[i], 'unit of the finding'), permille),
  );
  if (alone !== undefined) return added;
  const kept = items
    .filter((item) => !out.has(item.item_id))
    .map((item) => ({ ...again(item, by), quantity: Math.round(item.quantity * factorOf(item)) }))
    .filter((item) => item.quantity > 0);
  return [...kept, ...added];
}

/** Stores the draft of an order that follows another one, for the same customer; what is no more for sale is left out. */
export async function draftNextOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  parent: StoredOrder,
  change: NextOrderChange,
  now: Date,
): Promise<StoredOrder> {
  const stored = await readAllItems(transaction, parent.order_id);
  const wanted = nextItems(stored, change, dayNumber(chinaDate(now)));
  const items = await forSale(transaction, wanted);
  if (items.length === 0) throw new AppError('refused', '没有剩下任何可售的媒体');
  const brief = briefOf(parent, items, wanted.length - items.length, change.alone?.remark ?? '');
  const owner = { ...user, organisationId: parent.organisation_id };
  const draft = await insertOrder(transaction, owner, { brief, items, submit: false }, now);
  await transaction
    .updateTable('media_order')
    .set({ parent_order_id: parent.order_id })
    .where('order_id', '=', draft.order_id)
    .execute();
  return draft;
}
