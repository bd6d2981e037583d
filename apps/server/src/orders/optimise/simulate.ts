import { certain } from '@ooh/contract/core/certain';
import type { Shift } from '@ooh/contract/domain/budget-shift';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import type { CallOutput } from '@ooh/contract/registry';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { Weighed, WeighedChange } from '../../measurement/engine/work/weigh-changes.ts';
import type { EffectOrder, EffectOrderItem } from '../effect/effect-order.ts';
import { effectTasksOf, type EffectTask } from '../effect/effect-tasks.ts';
import { missingData } from '../effect/media-basis.ts';
import { mediumNames } from '../effect/order-row.ts';
import { highestGain, type ShiftablePart } from './highest-gain.ts';
import { isWholeGranted } from './opportunity-store.ts';
import { wholeOrder } from './scan-order.ts';
import { combinedShare } from './rules/combined-share.ts';
import { weighUnits } from './weigh-units.ts';

type Answer = CallOutput<'v1/optimise/simulate'>;

/** An order of which the reader is granted everything in at least one city, with these cities. */
export async function grantedWholeOrder(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  orderId: string,
): Promise<EffectOrder> {
  const own = isRowId(orderId)
    ? await context.db
        .selectFrom('media_order as orders')
        .select('orders.order_id')
        .where('orders.order_id', '=', orderId)
        .where(isOwnOrder(user))
        .executeTakeFirst()
    : undefined;
  const order = own && (await wholeOrder(context, orderId));
  if (!order) throw notFound('订单');
  const mediaOf = Map.groupBy(order.items, (item) => item.cityCode);
  const items = order.items.filter(({ cityCode }) =>
    isWholeGranted(user, {
      city_code: cityCode,
      medium_ids: certain(mediaOf.get(cityCode), 'items in the city', cityCode).map((item) => item.mediumId),
    }),
  );
  if (items.length === 0) throw notFound('订单');
  return { ...order, items };
}

const factorOf = (shifts: readonly Shift[], item: EffectOrderItem): number =>
  shifts.find((one) => one.cityCode === item.cityCode && one.mediumId === item.mediumId)?.factor ?? 1;

interface SimulatedCity {
  readonly task: EffectTask;
  readonly weighed: Weighed;
  readonly change: WeighedChange;
}

async function simulateCity(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  task: EffectTask,
  shifts: readonly Shift[],
): Promise<SimulatedCity | string> {
  const { order, items, data } = task;
  const missing = missingData(data, items);
  if (missing !== null) return missing;
  const before = items.map((item) => item.quantity * (item.toDay - item.fromDay));
  const shifted = items.map((item, i) => ({
    item: i,
    unitDays: before[i] * (factorOf(shifts, item) - 1),
  }));
  const asked = { units: items, before, groups: [] };
  const first = await weighUnits(context, order, data, asked, 'interactive');
  if (first === null) return '目标人群在该城市样本中无人';
  const known = shifted.filter(({ item }) => first.items[item] !== null);
  const weighed = await weighUnits(context, order, data, { ...asked, groups: [[known]] }, 'interactive');
  const { minimumCell } = context.config;
  const [change = null] = weighed?.best ?? [];
  if (!weighed || !change || !meetsMinimumCell(weighed.before.taPanelPersons, minimumCell))
    return `样本不足：接触到所购媒体的样本人少于 ${minimumCell} 人`;
  return { task, weighed, change };
}

function resultOf(cities: readonly SimulatedCity[], shifts: readonly Shift[]): Answer['result'] {
  if (cities.length === 0) return null;
  const universeOf = ({ weighed }: SimulatedCity) => weighed.taUniverse;
  const universe = cities.reduce((sum, city) => sum + universeOf(city), 0);
  const items = cities.flatMap(({ task }) => task.items);
  const sideOf = (moment: 'before' | 'after', netFen: number) => {
    const sums = cities.map((city) => (moment === 'before' ? city.weighed.before : city.change.after));
    const impressions = sums.reduce((sum, one) => sum + one.impressions.value, 0);
    const taImpressions = sums.reduce((sum, one) => sum + one.taImpressions.value, 0);
    const reached = sums.reduce((sum, one) => sum + one.reach.value, 0);
    return {
      netFen,
      reachShare: combinedShare(
        cities.map((city, i) => ({ share: sums[i].reachShare, universe: universeOf(city) })),
      ),
      impressions,
      frequency: reached > 0 ? taImpressions / reached : null,
      cpmFen: costPerThousandFen(netFen, impressions),
    };
  };
  const netBefore = items.reduce((sum, item) => sum + item.netFen, 0);
  const netAfter = Math.round(items.reduce((sum, item) => sum + item.netFen * factorOf(shifts, item), 0));
  const afterSide = sideOf('after', netAfter);
  const parts = cities.flatMap((city): ShiftablePart[] =>
    city.task.items.map((item, i) => ({
      fen: item.netFen,
      factor: factorOf(shifts, item),
      slope:
        (city.change.slopes[i] * item.quantity * (item.toDay - item.fromDay) * universeOf(city)) / universe,
    })),
  );
  return {
    before: sideOf('before', netBefore),
    after: afterSide,
    difference: combinedShare(
      cities.map((city) => ({ share: city.change.reachShare, universe: universeOf(city) })),
    ),
    highestReachShare: Math.min(1, afterSide.reachShare.value + highestGain(parts, netAfter)),
  };
}

async function partsOf(context: Context, order: EffectOrder): Promise<Answer['parts']> {
  const nameOf = await mediumNames(context.db);
  const pairs = Map.groupBy(order.items, (item) => `${item.cityCode} ${item.mediumId}`);
  return [...pairs.values()]
    .map((items) => ({
      cityCode: items[0].cityCode,
      cityName: cityName(items[0].cityCode),
      mediumId: items[0].mediumId,
      mediumName: nameOf(items[0].mediumId),
      units: items.reduce((sum, item) => sum + item.quantity, 0),
      netFen: items.reduce((sum, item) => sum + item.netFen, 0),
    }))
    .toSorted((a, b) => b.netFen - a.netFen);
}

/** What an order's plan comes to with more or less of its parts, before and after on the same persons. */
export async function simulateShifts(
  context: Context,
  user: SignedInUser,
  { orderId, shifts }: { readonly orderId: string; readonly shifts: readonly Shift[] },
): Promise<Answer> {
  const order = await grantedWholeOrder(context, user, orderId);
  const tasks = await effectTasksOf(context, [order]);
  const simulated = await Promise.all(tasks.map((task) => simulateCity(context, task, shifts)));
  const cities = simulated.filter((one): one is SimulatedCity => typeof one !== 'string');
  return {
    orderId: order.orderId,
    orderName: order.order.name,
    parts: await partsOf(context, order),
    missing: tasks.flatMap(({ cityCode }, i) => {
      const reason = simulated[i];
      return typeof reason === 'string' ? [{ cityCode, cityName: cityName(cityCode), reason }] : [];
    }),
    result: resultOf(cities, shifts),
    basis: '按订单计划的单元与天数，预估；前后为同一批样本人的成对差值，95% 区间；金额为净价，不含制作',
  };
}
