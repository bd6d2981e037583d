import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { AcceptedMakeGood, MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import type { ParsedInput } from '@ooh/contract/registry';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import { noteResponse } from './exception-times.ts';
import { grantedEffectOrder, inCity, type EffectOrder } from '../effect/effect-order.ts';
import { lockOrder } from '../order/order-store.ts';
import { lockUnits } from '../order/unit-bookings.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { proposeMakeGood } from './make-good.ts';
import { freeSlotsOf, itemKey } from './make-good-slots.ts';
import { readMakeGoods } from './make-good-store.ts';
import { readPostings } from './posting-query.ts';
import { lossOf } from './posting-row.ts';

type Input = ParsedInput<'v1/monitoring/accept-make-good'>;
type Row = MakeGoodProposal['items'][number];

const acceptingStates: readonly OrderState[] = ['running', 'ended'];
const maxPostings = 5000;
const changed = () => new AppError('conflict', '空位或监测情况已变化，请查看新的补刊建议后再接受');

const partOf = ({ itemId, units, fromDate, toDate }: Input['items'][number]) =>
  [itemId, units, fromDate, toDate].join(' ');
const isSame = (a: Input['items'], b: readonly Row[]) =>
  a.map(partOf).sort().join('\n') === b.map(partOf).sort().join('\n');

/** Units of the order that lost days, the ones that lost most first: for which the make-good compensates. */
async function unitsWithLoss(
  transaction: DbOrTransaction,
  user: SignedInUser,
  input: Pick<Input, 'orderId' | 'cityCode'>,
  today: number,
): Promise<string[]> {
  const { orderId, cityCode } = input;
  const page = { limit: maxPostings, offset: 0 };
  const lost = (await readPostings(transaction, user, { orderId, cityCode }, page))
    .map((posting) => ({ id: posting.posting_id, days: lossOf(posting, today).lostUnitDays }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days);
  if (lost.length === 0)
    throw new AppError('refused', '没有登记过上刊情况的异常点位，请先发起监测并标记异常');
  return lost.map(({ id }) => id);
}

interface Acceptance {
  readonly makeGoodId: string;
  readonly order: EffectOrder;
  readonly rows: readonly Row[];
  readonly lostUnits: readonly string[];
  readonly now: Date;
}

const bookingColumns =
  'city_code text, medium_id int, face_id text, slot int, period daterange, state text, is_sample boolean, order_item_id uuid, make_good_id uuid, created_at timestamptz';
const postingColumns =
  'item_id uuid, unit_no int, state text, planned daterange, note text, make_good_of uuid, make_good_id uuid, updated_at timestamptz';

/** Books the free units of the rows, and gives each of them a record that is to be posted. */
async function writeUnits(transaction: DbOrTransaction, acceptance: Acceptance): Promise<void> {
  const { makeGoodId, order, rows, lostUnits, now } = acceptance;
  const taken = new Map<string, Set<number>>();
  const numbers = new Map<string, number>();
  const bookings: Record<string, unknown>[] = [];
  const postings: Record<string, unknown>[] = [];
  for (const { itemId, units, fromDate, toDate } of rows) {
    const item = certain(
      order.items.find((one) => one.itemId === itemId),
      'item',
      itemId,
    );
    const [slots] = await freeSlotsOf(
      transaction,
      order,
      [item],
      { startDate: fromDate, endDate: toDate },
      now,
    );
    const used = taken.get(itemId) ?? new Set();
    taken.set(itemId, used);
    const free = slots.filter((slot) => !used.has(slot)).slice(0, units);
    if (free.length < units) throw changed();
    const period = `[${fromDate},${toDate}]`;
    let unitNo =
      numbers.get(itemId) ?? Math.max(item.quantity, ...item.postings.map((posting) => posting.unitNo));
    for (const slot of free) {
      used.add(slot);
      unitNo += 1;
      bookings.push({
        city_code: item.cityCode,
        medium_id: item.mediumId,
        face_id: itemKey(item),
        slot,
        period,
        state: 'sold',
        is_sample: order.order.is_sample,
        order_item_id: itemId,
        make_good_id: makeGoodId,
        created_at: now.toISOString(),
      });
      postings.push({
        item_id: itemId,
        unit_no: unitNo,
        state: 'pending',
        planned: period,
        note: '补刊',
        make_good_of: lostUnits[postings.length % lostUnits.length],
        make_good_id: makeGoodId,
        updated_at: now.toISOString(),
      });
    }
    numbers.set(itemId, unitNo);
  }
  await insertRows(transaction, 'media_booking', bookingColumns, bookings);
  await insertRows(transaction, 'media_posting', postingColumns, postings);
}

/** How many make-goods an order has in a city: a proposal made before one of them is out of date. */
async function countMakeGoods(db: DbOrTransaction, { orderId, cityCode }: Input): Promise<number> {
  const { known } = await db
    .selectFrom('make_good')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .where('order_id', '=', orderId)
    .where('city_code', '=', cityCode)
    .executeTakeFirstOrThrow();
  return Number(known);
}

/**
 * Accepts the current make-good proposal, if it is the one that the user saw: its units are booked and are listed
 * among the postings with their own days. The order's amounts stay: the media owner bears the cost.
 */
export async function acceptMakeGood(
  context: Context,
  user: SignedInUser,
  input: Input,
  request: { readonly address: string; readonly requestId: string },
): Promise<AcceptedMakeGood> {
  const { cityCode, note } = input;
  const granted = await grantedEffectOrder(context, user, orderPatternGroup, input.orderId);
  const { orderId } = inCity(granted, cityCode);
  const { state } = granted.order;
  if (!acceptingStates.includes(state))
    throw new AppError('refused', `订单${orderStateNames[state]}，投放中或已下刊的订单才能补刊`);
  const before = await countMakeGoods(context.db, input);
  const proposal = await proposeMakeGood(context, user, { orderId, cityCode });
  const { outcome, promisedReachShare, actualReachShare, restoredReachShare, items } = proposal;
  if ((outcome !== 'restored' && outcome !== 'partly') || !isSame(input.items, items)) throw changed();
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    if ((await countMakeGoods(transaction, input)) !== before) throw changed();
    const order = await grantedEffectOrder(
      { db: transaction, now: context.now },
      user,
      orderPatternGroup,
      orderId,
    );
    const wanted = order.items.filter((item) => items.some((row) => row.itemId === item.itemId));
    await lockUnits(
      transaction,
      wanted.map((item) => ({ unitKey: itemKey(item), positionId: item.positionId })),
    );
    const lostUnits = await unitsWithLoss(transaction, user, input, dayNumber(chinaDate(now)));
    const { make_good_id: makeGoodId } = await transaction
      .insertInto('make_good')
      .values({
        order_id: orderId,
        city_code: cityCode,
        outcome,
        promised_reach_share: certain(promisedReachShare, 'promised share of a make-good'),
        actual_reach_share: certain(actualReachShare, 'reached share of a make-good'),
        restored_reach_share: certain(restoredReachShare, 'restored share of a make-good'),
        cost_fen: proposal.costFen,
        note: note.trim() || null,
        accepted_by: user.userId,
        accepted_at: now,
      })
      .returning('make_good_id')
      .executeTakeFirstOrThrow();
    await writeUnits(transaction, { makeGoodId, order, rows: items, lostUnits, now });
    await noteResponse(transaction, lostUnits, now);
    const detail = { orderId, cityCode, makeGoodId, rows: items.length, costFen: proposal.costFen };
    await context.audit.record(
      { ...request, action: 'monitoring.make-good', actor: user, detail },
      transaction,
    );
    const [accepted] = await readMakeGoods(transaction, user, orderId, makeGoodId);
    return accepted;
  });
}
