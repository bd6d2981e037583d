import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { modelReleasesOf, readCityData, type CityData } from '../engine/city-data.ts';
import type { ModelReleases } from '../engine/model-cache.ts';
import type { EffectInput, EffectMeasure } from '../engine/work/measure-effect.ts';
import { remembering } from '../remembering.ts';
import { jsonb } from '../storage/postgres/database.ts';
import type { EffectOrder, EffectOrderItem } from './effect-order.ts';
import { effectUnit } from './effect-unit.ts';
import { knownFaces } from './read-faces.ts';
import { unitDays } from './unit-days.ts';

/** Changes when a rule of the computation does: stored results of another version are not used. */
const rulesVersion = 1;
/** Results kept by order and city: one for each scope that people look with, and the days before. */
const keptResults = 6;

/** What is known of an order in one city. */
export interface CityEffect {
  readonly cityCode: string;
  readonly data: CityData;
  readonly items: readonly EffectOrderItem[];
  /** Null where the data do not suffice; `reason` says why. */
  readonly measure: EffectMeasure | null;
  readonly reason: string | null;
}

interface CityTask {
  readonly order: EffectOrder;
  readonly cityCode: string;
  readonly data: CityData;
  readonly items: readonly EffectOrderItem[];
  readonly fingerprint: string;
}

const daysOfItem = (order: EffectOrder, item: EffectOrderItem) => unitDays(item, order.firstDay, order.today);

function taskOf(order: EffectOrder, data: CityData, inventoryId: string | undefined): CityTask {
  const items = order.items.filter((item) => item.cityCode === data.cityCode);
  const content = {
    rulesVersion,
    audience: order.order.audience.groups,
    releases: [
      data.panel?.releaseId,
      data.busLines?.releaseId,
      data.busLines?.revision,
      data.panel?.revision,
      inventoryId,
    ],
    // Days after the last one that counts change nothing.
    elapsed: Math.min(order.today, Math.max(...items.map((item) => item.toDay))) - order.firstDay,
    items: items.map((item) => [
      item.itemId,
      item.lineId,
      item.deck,
      item.faceId,
      item.formId,
      daysOfItem(order, item),
    ]),
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { order, cityCode: data.cityCode, data, items, fingerprint };
}

async function inventoryReleases(context: Pick<Context, 'db'>, cityCodes: readonly string[]) {
  const rows = await context.db
    .selectFrom('data_release')
    .select(['city_code', 'release_id'])
    .where('kind', '=', 'media-positions')
    .where('state', '=', 'current')
    .where('city_code', 'in', [...cityCodes])
    .execute();
  return new Map(rows.map((row) => [row.city_code, row.release_id]));
}

async function tasksOf(context: Pick<Context, 'db'>, orders: readonly EffectOrder[]): Promise<CityTask[]> {
  const cityCodes = [...new Set(orders.flatMap(({ items }) => items.map((item) => item.cityCode)))];
  if (cityCodes.length === 0) return [];
  const [cities, inventories] = await Promise.all([
    readCityData(context.db, cityCodes),
    inventoryReleases(context, cityCodes),
  ]);
  return orders.flatMap((order) =>
    [...new Set(order.items.map((item) => item.cityCode))]
      .sort()
      .map((cityCode) => taskOf(order, cities.get(cityCode)!, inventories.get(cityCode))),
  );
}

/** What the engine is asked about the items of an order in a city. */
export async function engineInput(
  context: Pick<Context, 'db' | 'clickhouse'>,
  task: Pick<CityTask, 'order' | 'items'>,
  releases: ModelReleases,
): Promise<EffectInput> {
  const { order, items } = task;
  const faceIds = [...new Set(items.flatMap((item) => (item.faceId === null ? [] : [item.faceId])))];
  const known = await knownFaces(context, releases.panelReleaseId, faceIds);
  return {
    audience: order.order.audience,
    items: items.map((item) => ({
      mediumId: item.mediumId,
      unit: effectUnit(item, known.indexOf),
      ...daysOfItem(order, item),
    })),
    faces: known.faces,
    around: known.around,
    elapsedDays: Math.max(0, order.today + 1 - order.firstDay),
  };
}

async function measure(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  task: CityTask,
): Promise<EffectMeasure> {
  const releases = modelReleasesOf(task.data)!;
  const input = await engineInput(context, task, releases);
  return context.engine.ask(releases, 'measureEffect', input, { priority: 'aside' });
}

async function store({ db, now }: Pick<Context, 'db' | 'now'>, task: CityTask, result: EffectMeasure) {
  const key = { order_id: task.order.orderId, city_code: task.cityCode };
  await db
    .insertInto('effect_result')
    .values({ ...key, fingerprint: task.fingerprint, result: jsonb(result), computed_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('effect_result')
    .where('order_id', '=', key.order_id)
    .where('city_code', '=', key.city_code)
    .where('fingerprint', 'not in', (query) =>
      query
        .selectFrom('effect_result as kept')
        .select('kept.fingerprint')
        .where('kept.order_id', '=', key.order_id)
        .where('kept.city_code', '=', key.city_code)
        .orderBy('kept.computed_at', 'desc')
        .limit(keptResults),
    )
    .execute();
}

async function storedResults(context: Pick<Context, 'db'>, tasks: readonly CityTask[]) {
  if (tasks.length === 0) return new Map<string, EffectMeasure>();
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
    rows.map((row) => [`${row.order_id} ${row.city_code} ${row.fingerprint}`, row.result as EffectMeasure]),
  );
}

const keyOf = (task: CityTask) => `${task.order.orderId} ${task.cityCode} ${task.fingerprint}`;

/** Why a city's figures cannot be computed at all, or null. */
function missingData(data: CityData): string | null {
  if (data.panel === null) return '该城市没有人群样本';
  return data.busLines === null ? '该城市没有公交线网，无法建立接触模型' : null;
}

/** Callers that ask for the same result at the same time share one computation. */
const atWork = remembering<EffectMeasure | null>(32);

async function computeCity(context: Context, task: CityTask): Promise<CityEffect> {
  const known = { cityCode: task.cityCode, data: task.data, items: task.items };
  const measured = await atWork(keyOf(task), async () => {
    try {
      const result = await measure(context, task);
      await store(context, task, result);
      return result;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  });
  const reason = measured === null ? '目标人群在该城市样本中无人' : null;
  return { ...known, measure: measured, reason };
}

/** The effect of an order by city: stored where nothing has changed, computed and stored where something has. */
export async function orderEffect(context: Context, order: EffectOrder): Promise<CityEffect[]> {
  const tasks = await tasksOf(context, [order]);
  const stored = await storedResults(context, tasks);
  return Promise.all(
    tasks.map((task) => {
      const { cityCode, data, items } = task;
      const reason = missingData(data);
      if (reason !== null) return { cityCode, data, items, measure: null, reason };
      const held = stored.get(keyOf(task));
      return held ? { cityCode, data, items, measure: held, reason: null } : computeCity(context, task);
    }),
  );
}

/** The effects that need no computation, by order; null where a city's is not computed yet. */
export async function storedEffects(
  context: Pick<Context, 'db'>,
  orders: readonly EffectOrder[],
): Promise<Map<string, CityEffect[] | null>> {
  const tasks = await tasksOf(context, orders);
  const stored = await storedResults(context, tasks);
  const byOrder = Map.groupBy(tasks, (task) => task.order.orderId);
  return new Map(
    orders.map(({ orderId }) => {
      const cities = (byOrder.get(orderId) ?? []).map((task): CityEffect | null => {
        const { cityCode, data, items } = task;
        const reason = missingData(data);
        if (reason !== null) return { cityCode, data, items, measure: null, reason };
        const held = stored.get(keyOf(task));
        return held ? { cityCode, data, items, measure: held, reason: null } : null;
      });
      const isComplete = cities.every((city): city is CityEffect => city !== null);
      return [orderId, isComplete ? cities : null];
    }),
  );
}
