import { certain } from '@ooh/contract/core/certain';
import { leastCases } from '@ooh/contract/domain/attainment';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { contentIds } from '@ooh/contract/domain/content-names';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { CallOutput } from '@ooh/contract/registry';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { inForce, readVersions } from '../../reference/content/content-store.ts';
import { appraisedStates, loadEffectOrders, type EffectOrder } from '../effect/effect-order.ts';
import { countPostings } from '../effect/unit-days.ts';
import {
  closingCases,
  exceptionCases,
  holdCases,
  litCases,
  photoCases,
  responseCases,
  weeklyCases,
  type Window,
} from './attainment-cases.ts';
import { limitsOf, tallyWithin, type Tally } from './attainment-rules.ts';

type Answer = CallOutput<'v1/standards/attainment'>;

/** Orders with a day in the window that have something to monitor. */
async function monitoredOrders(context: Context, user: SignedInUser, { from, to }: Window) {
  const rows = await context.db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where('orders.state', 'in', appraisedStates)
    .where('orders.start_date', '<=', to)
    .where('orders.end_date', '>=', from)
    .where(isOwnOrder(user))
    .execute();
  const ids = rows.map((row) => row.order_id);
  return loadEffectOrders(context, user, orderPatternGroup, ids);
}

/** Units posted on time, and missing ones made good: the sums of the orders' boards. */
function boardTallies(orders: readonly EffectOrder[]): { posting: Tally; madeGood: Tally } {
  const counts = orders.map(({ items, today }) => countPostings(items, today));
  const sum = (value: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + value(count), 0);
  const madeGood = sum(({ byState }) => byState['made-good']);
  return {
    posting: { kept: sum(({ onTimeUnits }) => onTimeUnits), due: sum(({ dueUnits }) => dueUnits) },
    madeGood: { kept: madeGood, due: madeGood + sum(({ byState }) => byState.missing) },
  };
}

const line = (key: string, { kept, due }: Tally, unit: string, basis: string): Answer['lines'][number] => ({
  key,
  due,
  unit,
  basis,
  ...(due < leastCases ? { kept: null, share: null } : { kept, share: kept / due }),
});

/** How far the promises in force were kept in a window, as the records of the orders that a user may see tell. */
export async function attainment(context: Context, user: SignedInUser, window: Window): Promise<Answer> {
  const { db } = context;
  const now = context.now();
  const today = chinaDate(now);
  const versions = certain(
    (await readVersions(db, contentIds.sla)).get(contentIds.sla),
    'document',
    contentIds.sla,
  );
  const limits = limitsOf(inForce(versions, today)?.body ?? []);
  const limit = (key: string) => limits.get(key) ?? 0;
  const [orders, response, photos, closing, lit, hold, exception, repair, weekly] = await Promise.all([
    monitoredOrders(context, user, window),
    responseCases(db, user, window),
    photoCases(db, user, window),
    closingCases(db, user, window),
    litCases(db, user, window),
    holdCases(db, user, window, limit('hold')),
    exceptionCases(db, user, window, { done: 'responded_at', hours: limit('exception'), now }),
    exceptionCases(db, user, window, { done: 'resolved_at', hours: limit('repair'), now }),
    weeklyCases(db, user, window, limit('weekly'), now),
  ]);
  const { posting, madeGood } = boardTallies(orders);
  const lines = [
    line(
      'response',
      tallyWithin(response, limit('response'), today),
      '单',
      '按时开始制作方案的订单 ÷ 已提交的订单',
    ),
    line('hold', hold, '档', '保留时长不短于承诺的锁位 ÷ 全部锁位'),
    line('posting', posting, '面', '约定日前已上刊面 ÷ 到期应上刊面'),
    line('photos', tallyWithin(photos, limit('photos'), today), '面', '按时有上刊照的面 ÷ 已上刊且到期的面'),
    line('exception', exception, '例', '按时首次处理的异常 ÷ 到期的异常'),
    line('repair', repair, '例', '按时恢复展示或补刊的异常 ÷ 到期的异常，按首个时限'),
    line('make-good', madeGood, '面', '已补刊的面 ÷ 漏刊的面'),
    line('lit', lit, '张', '亮灯的照片 ÷ 能判断亮灭的照片'),
    line('weekly', weekly, '份', '按时出具的监播周报 ÷ 投放中各周应出的周报'),
    line(
      'closing',
      tallyWithin(closing, limit('closing'), today),
      '单',
      '按时有结论的订单 ÷ 已下刊且到期的订单',
    ),
  ];
  return { orders: orders.length, lines: lines.filter(({ key }) => limits.has(key)) };
}
