import { effectGroup } from '@ooh/contract/domain/effect';
import { benchmarkMetrics, type BenchmarkMetric } from '@ooh/contract/domain/effect-benchmark-names';
import type { CallOutput } from '@ooh/contract/registry';
import { fullReader } from '../../access/full-reader.ts';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { loadEffect } from './answer-effect.ts';
import { compareCities } from './combine-figures.ts';
import { loadEffectOrders, type EffectOrder } from './effect-order.ts';
import { disclosedEffect, type ShownEffect } from './effect-scope.ts';
import { middleHalf } from './middle-half.ts';
import { storedEffects } from './stored-effects.ts';
import { countPostings } from './unit-days.ts';

type Benchmark = CallOutput<'v1/effect/benchmark'>;
type Values = Readonly<Record<BenchmarkMetric, number | null>>;
type Parts = Pick<Context, 'db' | 'now' | 'config'>;

/** Fewer orders or brands would tell of single ones. */
const leastOrders = 5;
const leastBrands = 3;
/** The last ones to end are compared with. */
const mostOrders = 40;

function valuesOf(order: EffectOrder, { cities }: ShownEffect, minimumCell: number): Values {
  const { actual, completionRate } = compareCities(cities, minimumCell);
  return {
    reachShare: actual.reachShare.value,
    frequency: actual.frequency.value,
    cpmFen: actual.cpmFen,
    taCpmFen: actual.taCpmFen,
    completionRate,
    onTimeRate: countPostings(order.items, order.today).onTimeRate,
  };
}

interface Compared {
  readonly brandId: string;
  readonly values: Values;
}

/** Orders that were computed, as a reader may see them; those without figures and those not computed yet are left out. */
async function compared(
  context: Parts,
  reader: SignedInUser,
  orderIds: readonly string[],
): Promise<Compared[]> {
  const { minimumCell } = context.config;
  const orders = await loadEffectOrders(context, reader, effectGroup, orderIds);
  const effects = await storedEffects(context, orders);
  return orders.flatMap((order) => {
    const known = effects.get(order.orderId) ?? null;
    const shown = known && disclosedEffect(order, known, minimumCell);
    if (shown === null || shown.cities.length === 0) return [];
    return [{ brandId: order.order.brand_id, values: valuesOf(order, shown, minimumCell) }];
  });
}

/** Closed orders like this one, the last to end first. */
const closedLike = (context: Parts, { orderId, order }: EffectOrder) =>
  context.db
    .selectFrom('media_order as orders')
    .innerJoin('brand', 'brand.brand_id', 'orders.brand_id')
    .select('orders.order_id')
    .where('orders.state', '=', 'closed')
    .where('orders.is_sample', '=', order.is_sample)
    .where('orders.order_id', '!=', orderId)
    .orderBy('orders.end_date', 'desc')
    .orderBy('orders.order_id')
    .limit(mostOrders);

const known = (rows: readonly Compared[], metric: BenchmarkMetric): number[] =>
  rows.flatMap(({ values }) => values[metric] ?? []);

/** An order beside closed ones of its industry, whoever's they are, and beside the reader's own of the same brand. */
export async function effectBenchmark(
  context: Context,
  user: SignedInUser,
  orderId: string,
): Promise<Benchmark> {
  const { order, effect } = await loadEffect(context, user, { orderId });
  const own = valuesOf(order, effect, context.config.minimumCell);
  const { brand_id: brandId } = order.order;
  const { industry } = await context.db
    .selectFrom('brand')
    .select('industry')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  const like = closedLike(context, order);
  const [peerRows, pastRows] = await Promise.all([
    like.where('brand.industry', '=', industry).execute(),
    like.where('orders.brand_id', '=', brandId).where(isOwnOrder(user)).execute(),
  ]);
  const idsOf = (rows: readonly { readonly order_id: string }[]) => rows.map((row) => row.order_id);
  const peers = await compared(context, fullReader, idsOf(peerRows));
  const past = await compared(context, user, idsOf(pastRows));
  const isTooFew =
    peers.length < leastOrders || new Set(peers.map((peer) => peer.brandId)).size < leastBrands;
  return {
    industry: {
      name: industry,
      orders: isTooFew ? null : peers.length,
      reason: isTooFew ? `同行业可比的已结案订单少于 ${leastOrders} 个，或不足 ${leastBrands} 个品牌` : null,
    },
    past: { orders: past.length },
    rows: benchmarkMetrics.map((metric) => {
      const others = known(peers, metric);
      return {
        metric,
        own: own[metric],
        industry: isTooFew || others.length < leastOrders ? null : middleHalf(others),
        past: middleHalf(known(past, metric)),
      };
    }),
  };
}
