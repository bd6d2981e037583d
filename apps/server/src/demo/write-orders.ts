import { dayAfter } from '@ooh/city/commerce/trade-calendar';
import { unitKeyOf, type DemoOrder, type DemoOrderItem } from '@ooh/city/commerce/trade';
import { itemAmounts } from '../orders/order/item-amounts.ts';
import { snapshotOf } from '../orders/order/order-snapshot.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import type { DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';

const orderColumns =
  'order_id uuid, order_no text, owner_id uuid, organisation_id uuid, name text, mode text, source text, brand_id text, goal text, city_codes text[], medium_ids int[], start_date date, end_date date, budget_fen bigint, audience jsonb, target jsonb, services jsonb, state text, state_reason text, version int, is_sample boolean, created_at timestamptz, updated_at timestamptz';
const itemColumns =
  'item_id uuid, order_id uuid, item_no int, city_code text, medium_id int, form_id int, line_id text, deck text, position_id text, face_id text, unit_name text, level text, quantity int, period daterange, price_fen bigint, price_days int, is_sample_price boolean, rate_card_fen bigint, discount_permille int, net_fen bigint, production_fen bigint, is_gift boolean';
const versionColumns =
  'order_id uuid, version int, snapshot jsonb, note text, author_id uuid, created_at timestamptz';
const eventColumns =
  'order_id uuid, from_state text, to_state text, actor_id uuid, reason text, at timestamptz';
const bookingColumns =
  'city_code text, medium_id int, face_id text, slot int, period daterange, state text, expires_at timestamptz, is_sample boolean, order_item_id uuid, created_at timestamptz';

/** A step is taken at this hour of its day, UTC: in the afternoon in China. */
const hourOfSteps = 'T07:00:00Z';
/** Budgets are stated in whole thousands of yuan. */
const budgetStepFen = 100_000;
/** Holds of a demonstration run out one to five days after its anchor. */
const holdDays = 5;

type WrittenItem = ReturnType<typeof itemRow>;

function itemRow(orderId: string, item: DemoOrderItem, itemNo: number, anchorDate: string) {
  const { unit, offer } = item;
  const productionFen = offer.productionFen * item.quantity;
  const days = item.toDay - item.fromDay + 1;
  const amounts = itemAmounts({ ...item, ...offer, productionFen, days });
  const row = {
    item_id: stableId('order-item', orderId, itemNo),
    order_id: orderId,
    item_no: itemNo,
    city_code: item.cityCode,
    medium_id: unit.mediumId,
    form_id: offer.formId,
    line_id: unit.lineId,
    deck: unit.deck,
    position_id: unit.positionId,
    face_id: unit.faceId,
    unit_name: unit.unitName,
    level: unit.level,
    quantity: item.quantity,
    start_date: dayAfter(anchorDate, item.fromDay),
    end_date: dayAfter(anchorDate, item.toDay),
    period: `[${dayAfter(anchorDate, item.fromDay)},${dayAfter(anchorDate, item.toDay)}]`,
    price_fen: offer.priceFen,
    price_days: offer.priceDays,
    is_sample_price: offer.isSamplePrice,
    rate_card_fen: amounts.rateCardFen,
    discount_permille: item.discountPermille,
    net_fen: amounts.netFen,
    production_fen: productionFen,
    is_gift: item.isGift,
  };
  return { item, amounts, row };
}

function orderRow(orderId: string, order: DemoOrder, items: readonly WrittenItem[], anchorDate: string) {
  const totalFen = items.reduce((sum, { amounts }) => sum + amounts.totalFen, 0);
  const wanted = totalFen > 0 ? totalFen * order.budgetFactor : order.statedBudgetFen;
  const at = (day: number): string => dayAfter(anchorDate, day) + hourOfSteps;
  return {
    order_id: orderId,
    order_no: order.orderNo,
    owner_id: order.ownerId,
    organisation_id: order.organisationId,
    name: order.name,
    mode: order.mode,
    source: order.source,
    brand_id: order.brandId,
    product_name: null,
    goal: order.goal,
    city_codes: [...order.cityCodes],
    medium_ids: [...order.mediumIds],
    start_date: dayAfter(anchorDate, order.fromDay),
    end_date: dayAfter(anchorDate, order.toDay),
    budget_fen: Math.ceil(wanted / budgetStepFen) * budgetStepFen,
    audience: {
      groups:
        order.audienceLabelIds.length === 0
          ? []
          : [
              {
                join: 'and' as const,
                conditions: [{ join: 'and' as const, labelIds: [...order.audienceLabelIds] }],
              },
            ],
    },
    target: { ...order.goals },
    services: [],
    state: order.state,
    state_reason: order.history[order.history.length - 1].reason,
    version: order.history.length,
    is_sample: true,
    created_at: at(order.history[0].day),
    updated_at: at(order.history[order.history.length - 1].day),
  };
}

/** Slots that an item stands on, held where the order waits for its lock and sold from then on. */
function bookingRows({ item, row }: WrittenItem, order: DemoOrder, index: number, anchorDate: string) {
  const isHeld = order.state === 'holding';
  const hours = 24 + ((index * 7) % (24 * (holdDays - 1)));
  return item.slots.map((slot) => ({
    city_code: item.cityCode,
    medium_id: item.unit.mediumId,
    face_id: unitKeyOf(item.unit),
    slot,
    period: row.period,
    state: isHeld ? 'hold' : 'sold',
    expires_at: isHeld
      ? new Date(Date.parse(anchorDate + hourOfSteps) + hours * 3_600_000).toISOString()
      : null,
    is_sample: true,
    order_item_id: row.item_id,
    created_at: dayAfter(anchorDate, order.history[order.history.length - 1].day) + hourOfSteps,
  }));
}

/** The versions that were handed on, as the order stood then: an order without its media before there was a plan. */
function versionRows(
  orderId: string,
  order: DemoOrder,
  row: ReturnType<typeof orderRow>,
  items: readonly WrittenItem[],
  anchorDate: string,
) {
  const planned = order.history.findIndex((step) => step.to === 'confirming');
  return order.history.flatMap((step, index) => {
    if (step.to !== 'ready' && step.to !== 'confirming' && step.to !== 'booked') return [];
    const hasItems = planned >= 0 && index >= planned;
    return [
      {
        order_id: orderId,
        version: index + 1,
        snapshot: snapshotOf({ ...row, state: step.to }, hasItems ? items.map((item) => item.row) : []),
        note: null,
        author_id: order.ownerId,
        created_at: dayAfter(anchorDate, step.day) + hourOfSteps,
      },
    ];
  });
}

/** Writes generated orders with all that belongs to them. */
export async function writeOrders(
  transaction: DbOrTransaction,
  orders: readonly DemoOrder[],
  anchorDate: string,
): Promise<void> {
  const tables: Record<'order' | 'item' | 'version' | 'event' | 'booking', Record<string, unknown>[]> = {
    order: [],
    item: [],
    version: [],
    event: [],
    booking: [],
  };
  orders.forEach((order, index) => {
    const orderId = stableId('order', order.orderNo);
    const items = order.items.map((item, at) => itemRow(orderId, item, at + 1, anchorDate));
    const row = orderRow(orderId, order, items, anchorDate);
    tables.order.push(row);
    tables.item.push(...items.map((item) => item.row));
    tables.version.push(...versionRows(orderId, order, row, items, anchorDate));
    tables.booking.push(...items.flatMap((item) => bookingRows(item, order, index, anchorDate)));
    for (const step of order.history) {
      tables.event.push({
        order_id: orderId,
        from_state: step.from,
        to_state: step.to,
        actor_id: order.ownerId,
        reason: step.reason,
        at: dayAfter(anchorDate, step.day) + hourOfSteps,
      });
    }
  });
  await insertRows(transaction, 'media_order', orderColumns, tables.order);
  await insertRows(transaction, 'media_order_item', itemColumns, tables.item);
  await insertRows(transaction, 'media_order_version', versionColumns, tables.version);
  await insertRows(transaction, 'media_order_event', eventColumns, tables.event);
  await insertRows(transaction, 'media_booking', bookingColumns, tables.booking);
}
