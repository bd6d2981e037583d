import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { grantedEffectOrder, type EffectOrderItem } from '../effect/effect-order.ts';
import { presentTask } from './present-task.ts';
import { lockOrder } from '../order/order-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

const monitoredStates: readonly OrderState[] = ['booked', 'running', 'ended'];

/** Adds a pending posting for every unit without a record. Returns how many. */
async function addPostings(
  transaction: DbOrTransaction,
  items: readonly EffectOrderItem[],
  now: Date,
): Promise<number> {
  const rows = items.flatMap(({ itemId, quantity, postings }) => {
    const known = new Set(postings.map(({ unitNo }) => unitNo));
    return Array.from({ length: quantity }, (_, index) => index + 1)
      .filter((unitNo) => !known.has(unitNo))
      .map((unitNo) => ({
        item_id: itemId,
        unit_no: unitNo,
        state: 'pending',
        updated_at: now.toISOString(),
      }));
  });
  await insertRows(
    transaction,
    'media_posting',
    'item_id uuid, unit_no int, state text, updated_at timestamptz',
    rows,
  );
  return rows.length;
}

/** Asks for photos of an order's units, city by city, and gives every unit its record. */
export async function launchMonitoring(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  user: SignedInUser,
  input: ParsedInput<'mediaOrder/launchMonitoring'>,
  request: { readonly address: string; readonly requestId: string },
): Promise<CallOutput<'mediaOrder/launchMonitoring'>> {
  const now = context.now();
  if (input.dueOn < chinaDate(now)) throw new AppError('invalid', '完成日期不能早于今天');
  return context.db.transaction().execute(async (transaction) => {
    const within = { db: transaction, now: context.now };
    const order = await grantedEffectOrder(within, user, orderPatternGroup, input.orderId);
    // The order's row keeps two launches apart, so that no unit gets two records.
    await lockOrder(transaction, order.orderId);
    const { items } = await grantedEffectOrder(within, user, orderPatternGroup, input.orderId);
    const { state } = order.order;
    if (!monitoredStates.includes(state))
      throw new AppError('refused', `订单${orderStateNames[state]}，待上刊至已下刊的订单才能发起监测`);
    const byCity = Map.groupBy(items, (item) => item.cityCode);
    const cityCodes = input.cityCodes.length > 0 ? [...new Set(input.cityCodes)] : [...byCity.keys()].sort();
    if (cityCodes.some((cityCode) => !byCity.has(cityCode))) throw notFound('订单中的城市');
    const chosen = items.filter((item) => cityCodes.includes(item.cityCode));
    const addedPostings = await addPostings(transaction, chosen, now);
    const tasks = await transaction
      .insertInto('monitoring_task')
      .values(
        cityCodes.map((cityCode) => ({
          order_id: order.orderId,
          city_code: cityCode,
          postings: certain(byCity.get(cityCode), 'items in the city', cityCode).reduce(
            (sum, item) => sum + item.quantity,
            0,
          ),
          shots: [...new Set(input.shots)],
          due_on: input.dueOn,
          note: input.note.trim() || null,
          requested_by: user.userId,
          created_at: now,
        })),
      )
      .returning(['task_id', 'city_code', 'postings', 'due_on'])
      .execute();
    const detail = { orderId: order.orderId, cityCodes, addedPostings };
    await context.audit.record({ ...request, action: 'monitoring.launch', actor: user, detail }, transaction);
    return {
      tasks: tasks.map(presentTask),
      addedPostings,
    };
  });
}
