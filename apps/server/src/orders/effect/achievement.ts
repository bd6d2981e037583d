import { effectGroup } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput } from '@ooh/contract/registry';
import { normalQuantile95 } from '@ooh/measurement/interval';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { disclosedPart, figureOf } from '../../disclosure/disclosed-figure.ts';
import { standardErrorOf } from '../../disclosure/estimate.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import type { ReachTogether } from '../../measurement/engine/work/reach-together.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityName } from '../../reference/region/regions.ts';
import { engineInput } from './compute-effect.ts';
import { appraisedStates, loadEffectOrders } from './effect-order.ts';
import { disclosedCity } from './effect-scope.ts';
import { effectTasksOf, type EffectTask } from './effect-tasks.ts';
import { effectKeyOf, knownCity, storedResults } from './stored-effects.ts';
import { countPostings } from './unit-days.ts';

type Answer = CallOutput<'v1/home/achievement'>;
type City = Answer['cities'][number];
type Range = Answer['reachedRange'];

const kept = memoize<ReachTogether>(64);

/** What the orders of a city reached together; null where it has none, or no panel. */
async function togetherIn(context: Context, tasks: readonly EffectTask[]): Promise<ReachTogether | null> {
  if (tasks.length === 0) return null;
  const releases = peopleReleasesOf(tasks[0].data);
  if (releases === null) return null;
  return kept(tasks.map(({ fingerprint }) => fingerprint).join(), async () => {
    const inputs = await Promise.all(tasks.map((task) => engineInput(context, task, releases)));
    const effects = inputs.map((input) => ({ ...input, audience: { groups: [] } }));
    return context.engine.ask(releases, 'reachTogether', { effects }, { priority: 'background' });
  });
}

/** Tasks whose appraisal has figures, those that wait for one, and why the others have none. */
async function sorted(context: Context, tasks: readonly EffectTask[]) {
  const stored = await storedResults(context, tasks);
  const measured: EffectTask[] = [];
  const waiting: EffectTask[] = [];
  const reasons = new Map<string, string>();
  for (const task of tasks) {
    const known = knownCity(task, stored.get(effectKeyOf(task)));
    const judged = known && disclosedCity(known, task.order.today, context.config.minimumCell);
    if (judged === undefined) waiting.push(task);
    else if ('shown' in judged) measured.push(task);
    else reasons.set(task.cityCode, judged.reason);
  }
  return { measured, waiting, reasons };
}

/** Figures of cities added up; errors add in squares, the panels being independent. */
function sumOf(figures: readonly Figure[]): Figure {
  const known = figures.flatMap(({ value, low, high }) =>
    value === null || low === null || high === null ? [] : [{ value, low, high }],
  );
  if (known.length === 0) return unknownFigure;
  const value = known.reduce((sum, one) => sum + one.value, 0);
  const half = normalQuantile95 * Math.hypot(...known.map(standardErrorOf));
  return figureOf({ value, low: Math.max(0, value - half), high: value + half });
}

/** 校准区间 of the cities with a figure: all their contacts come from the same models. */
function rangeOf(ranges: readonly Range[]): Range {
  const known = ranges.flatMap((range) => range ?? []);
  if (known.length === 0) return null;
  const [low, high] = (['low', 'high'] as const).map((end) => known.reduce((sum, one) => sum + one[end], 0));
  return { low, high };
}

async function ordersOfYear(context: Context, user: SignedInUser) {
  const today = chinaDate(context.now());
  const rows = await context.db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where(isOwnOrder(user))
    .where('orders.state', 'in', [...appraisedStates])
    .where('orders.end_date', '>=', `${today.slice(0, 4)}-01-01`)
    .where('orders.start_date', '<=', today)
    .orderBy('orders.order_id')
    .execute();
  const ids = rows.map((row) => row.order_id);
  return { year: today.slice(0, 4), orders: await loadEffectOrders(context, user, effectGroup, ids) };
}

/** What all orders of the year reached together, city by city, as far as their appraisals are there. */
export async function achievementOf(context: Context, user: SignedInUser): Promise<Answer> {
  const { year, orders } = await ordersOfYear(context, user);
  const tasks = await effectTasksOf(context, orders);
  const { measured, waiting, reasons } = await sorted(context, tasks);
  const { minimumCell } = context.config;
  const tasksOf = Map.groupBy(measured, ({ cityCode }) => cityCode);
  const found = await Promise.all(
    [...Map.groupBy(tasks, ({ cityCode }) => cityCode)].map(async ([cityCode, all]) => {
      const together = await togetherIn(context, tasksOf.get(cityCode) ?? []);
      const isWaiting = waiting.some((task) => task.cityCode === cityCode);
      const reachedPersons =
        together === null
          ? unknownFigure
          : disclosedPart(
              together.reached,
              { inside: together.panelPersons, outside: together.otherPersons },
              minimumCell,
            );
      const missing = isWaiting ? '正在测算' : (reasons.get(cityCode) ?? '数据不足');
      const reason = reachedPersons.value !== null ? null : reachedPersons.suppressed ? '样本不足' : missing;
      const named = { cityCode, cityName: cityName(cityCode), campaigns: all.length };
      const city: City = { ...named, reachedPersons, reason };
      return { city, range: reason === null && together !== null ? together.range : null };
    }),
  );
  const cities = found.map(({ city }) => city);
  const { postedUnits, plannedUnits, postingRate } = countPostings(
    orders.flatMap(({ items }) => items),
    Math.max(0, ...orders.map(({ today }) => today)),
  );
  const late = new Set(waiting.map(({ order }) => order.orderId));
  return {
    year,
    campaigns: orders.length,
    computing: orders.flatMap(({ orderId, order: { name } }) =>
      late.has(orderId) ? [{ orderId, name }] : [],
    ),
    cities: cities.toSorted((a, b) => (b.reachedPersons.value ?? -1) - (a.reachedPersons.value ?? -1)),
    reachedPersons: sumOf(cities.map((city) => city.reachedPersons)),
    reachedRange: rangeOf(found.map(({ range }) => range)),
    postedUnits,
    plannedUnits,
    postingRate,
    basis: '按上刊记录测算，15 岁及以上，每城全部订单合并后去重；合计为各城之和，95% 区间',
  };
}
