import { certain } from '@ooh/contract/core/certain';
import type { EffectCity, EffectScope } from '@ooh/contract/domain/effect';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { isOrderVisible } from '../order/order-scope.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { compareParts } from './combine-figures.ts';
import { loadPlannedOrders, type OrderPart, type PlannedItem } from './effect-order.ts';
import { disclosedEffect } from './effect-scope.ts';
import { storedPlans, type CityPlan } from './stored-effects.ts';

type Answer = CallOutput<'v1/orders/planned-exposures'>;
type Row = Answer['rows'][number];

/** A row with what its average is made of. */
interface Evaluated {
  readonly row: Row;
  readonly netFen: number;
}

const without = (
  orderId: string,
  state: Row['state'],
  reason: string,
  cities: EffectCity[] = [],
): Evaluated => ({
  row: { orderId, state, reason, impressions: unknownFigure, reach: unknownFigure, cpmFen: null, cities },
  netFen: 0,
});

/** What the figures refer to: the plan, also of an order that is being watched. */
const asPlanned = ({ cities }: EffectScope): EffectCity[] =>
  cities.map((city) => ({ ...city, basis: city.basis && { ...city.basis, nature: '预估' } }));

function evaluate(
  order: OrderPart<PlannedItem>,
  plans: readonly CityPlan[] | null,
  minimumCell: number,
): Evaluated {
  const { orderId } = order;
  if (plans === null) return without(orderId, 'waiting', '尚未测算，打开「整体投放情况」即开始测算');
  const { scope, cities: shown } = disclosedEffect(order, plans, minimumCell);
  const cities = asPlanned(scope);
  const parts = shown.map((city) => city.part);
  const { impressions, reach, cpmFen } = compareParts(parts, minimumCell).planned;
  if (impressions.value === null) {
    const reasons = cities.flatMap(({ cityName, reason }) =>
      reason === null ? [] : [`${cityName}：${reason}`],
    );
    return without(orderId, 'insufficient', reasons.join('；') || '样本不足', cities);
  }
  return {
    row: { orderId, state: 'computed', reason: null, impressions, reach, cpmFen, cities },
    netFen: parts.reduce((sum, part) => sum + part.netFen, 0),
  };
}

function averageOf(judged: readonly Evaluated[]): Answer['average'] {
  const priced = judged.filter(({ row }) => row.cpmFen !== null);
  const netFen = priced.reduce((sum, one) => sum + one.netFen, 0);
  const impressions = priced.reduce(
    (sum, { row }) => sum + certain(row.impressions.value, 'impressions of the priced order', row.orderId),
    0,
  );
  return { orders: priced.length, cpmFen: costPerThousandFen(netFen, impressions) };
}

/** Those of the ids that are orders which the list shows this reader. */
async function visibleIds(
  { db }: Pick<Context, 'db'>,
  user: SignedInUser,
  orderIds: readonly string[],
): Promise<string[]> {
  const asked = [...new Set(orderIds.filter(isRowId))];
  if (asked.length === 0) return [];
  const found = await db
    .selectFrom('media_order')
    .select('order_id')
    .where('order_id', 'in', asked)
    .where(isOrderVisible(user))
    .execute();
  const visible = new Set(found.map((row) => row.order_id));
  return asked.filter((orderId) => visible.has(orderId));
}

/** Planned figures of orders, as far as computed; every visible order, in the order of the ids. */
export async function plannedExposures(
  context: Pick<Context, 'db' | 'now' | 'config'>,
  user: SignedInUser,
  orderIds: readonly string[],
): Promise<Answer> {
  const visible = await visibleIds(context, user, orderIds);
  const orders = await loadPlannedOrders(context, user, orderPatternGroup, visible);
  const plans = await storedPlans(context, orders);
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  const judged = visible.map((orderId) => {
    const order = byId.get(orderId);
    if (order === undefined) return without(orderId, 'empty', '订单还没有媒体');
    return evaluate(order, plans.get(orderId) ?? null, context.config.minimumCell);
  });
  return { rows: judged.map(({ row }) => row), average: averageOf(judged) };
}
