import type { Context } from '../../context.ts';
import type { CityData } from '../../city-data/release/city-data.ts';
import type { EffectMeasure, ExposureMeasure } from '../../measurement/engine/work/measure-effect.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { missingData } from './media-basis.ts';
import type { EffectOrder, EffectOrderItem, OrderPart, PlannedItem } from './effect-order.ts';
import { effectTasksOf, planTasksOf, type EffectTask, type PlanTask } from './effect-tasks.ts';

/** The stored result of an order in one city. */
export interface CityEffect<
  Measure extends ExposureMeasure = EffectMeasure,
  Item extends PlannedItem = EffectOrderItem,
> {
  readonly cityCode: string;
  readonly data: CityData;
  readonly items: readonly Item[];
  /** Null where the data do not suffice; `reason` says why. */
  readonly measure: Measure | null;
  readonly reason: string | null;
}

/** An order's plan in one city, as a list shows it. */
export type CityPlan = CityEffect<ExposureMeasure, PlannedItem>;

const keyOf = (orderId: string, cityCode: string, fingerprint: string) =>
  `${orderId} ${cityCode} ${fingerprint}`;

export const effectKeyOf = (task: EffectTask) => keyOf(task.order.orderId, task.cityCode, task.fingerprint);
const planKeyOf = (task: PlanTask) => keyOf(task.order.orderId, task.cityCode, task.planFingerprint);

/** Results of exactly these plans and postings, by `effectKeyOf`; null where the audience is nobody. */
export async function storedResults(
  context: Pick<Context, 'db'>,
  tasks: readonly EffectTask[],
): Promise<Map<string, EffectMeasure | null>> {
  if (tasks.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('effect_result')
    .select(['order_id', 'city_code', 'fingerprint', 'result'])
    .where(
      'order_id',
      'in',
      tasks.map((task) => task.order.orderId),
    )
    .where(
      'fingerprint',
      'in',
      tasks.map((task) => task.fingerprint),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf(row.order_id, row.city_code, row.fingerprint),
      row.result as EffectMeasure | null,
    ]),
  );
}

/** Results of these plans, whatever had been posted by then; without what only an appraisal shows. */
async function storedPlanResults(
  context: Pick<Context, 'db'>,
  tasks: readonly PlanTask[],
): Promise<Map<string, ExposureMeasure | null>> {
  if (tasks.length === 0) return new Map();
  const rows = await context.db
    .selectFrom('effect_result')
    .distinctOn(['order_id', 'city_code', 'plan_fingerprint'])
    .select(['order_id', 'city_code', 'plan_fingerprint'])
    .select(
      sql`case jsonb_typeof(result) when 'object'
        then result - array['portrait', 'classes', 'weeks', 'afterwards', 'media'] else result end`.as(
        'result',
      ),
    )
    .where(
      'order_id',
      'in',
      tasks.map((task) => task.order.orderId),
    )
    .where(
      'plan_fingerprint',
      'in',
      tasks.map((task) => task.planFingerprint),
    )
    .orderBy('order_id')
    .orderBy('city_code')
    .orderBy('plan_fingerprint')
    .orderBy('computed_at', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf(row.order_id, row.city_code, row.plan_fingerprint),
      row.result as ExposureMeasure | null,
    ]),
  );
}

/** A city with a result of it, or without one where its data are missing; undefined while it has yet to be computed. */
export function knownCity<Measure extends ExposureMeasure, Item extends PlannedItem>(
  { cityCode, data, items }: PlanTask<Item>,
  result: Measure | null | undefined,
): CityEffect<Measure, Item> | undefined {
  const missing = missingData(data, items);
  if (missing !== null) return { cityCode, data, items, measure: null, reason: missing };
  if (result === undefined) return undefined;
  const reason = result === null ? '目标人群在该城市样本中无人' : null;
  return { cityCode, data, items, measure: result, reason };
}

/** By order, its cities; null where one is not computed yet. */
function byOrder<City extends CityPlan>(
  orders: readonly OrderPart<PlannedItem>[],
  tasks: readonly PlanTask[],
  cities: readonly (City | undefined)[],
): Map<string, City[] | null> {
  const known = new Map<string, City[] | null>(orders.map(({ orderId }) => [orderId, []]));
  tasks.forEach(({ order }, i) => {
    const city = cities[i];
    if (city === undefined) known.set(order.orderId, null);
    else known.get(order.orderId)?.push(city);
  });
  return known;
}

/** The effects that need no computation, by order; null where a city's is not computed yet. */
export async function storedEffects(
  context: Pick<Context, 'db'>,
  orders: readonly EffectOrder[],
): Promise<Map<string, CityEffect[] | null>> {
  const tasks = await effectTasksOf(context, orders);
  const stored = await storedResults(context, tasks);
  return byOrder(
    orders,
    tasks,
    tasks.map((task) => knownCity(task, stored.get(effectKeyOf(task)))),
  );
}

/** The plans of orders that were computed as they are now, on whatever day; null where a city's was not. */
export async function storedPlans(
  context: Pick<Context, 'db'>,
  orders: readonly OrderPart<PlannedItem>[],
): Promise<Map<string, CityPlan[] | null>> {
  const tasks = await planTasksOf(context, orders);
  const stored = await storedPlanResults(context, tasks);
  return byOrder(
    orders,
    tasks,
    tasks.map((task) => knownCity(task, stored.get(planKeyOf(task)))),
  );
}
