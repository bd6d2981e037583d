import { certain } from '@ooh/contract/core/certain';
import type { Context } from '../../context.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { EffectInput, EffectMeasure } from '../../measurement/engine/work/measure-effect.ts';
import { shareWork } from '../../platform/memoize.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import type { EffectOrder } from './effect-order.ts';
import { daysOfItem, effectTasksOf, type EffectTask } from './effect-tasks.ts';
import { effectUnit } from './effect-unit.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import { effectKeyOf, knownCity, storedResults, type CityEffect } from './stored-effects.ts';

/** Results kept by order and city: one for each scope that people look with, and the days before. */
const keptResults = 6;

/** What the engine is asked about the items of an order in a city. */
export async function engineInput(
  context: Pick<Context, 'db' | 'clickhouse'>,
  task: Pick<EffectTask, 'order' | 'items'>,
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

/** What the engine finds of a city; null where the audience is nobody of it. */
async function measure(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  task: EffectTask,
  priority: EnginePriority,
): Promise<EffectMeasure | null> {
  const releases = certain(peopleReleasesOf(task.data), 'panel of the city', task.data.cityCode);
  const input = await engineInput(context, task, releases);
  try {
    return await context.engine.ask(releases, 'measureEffect', input, { priority });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function store(
  { db, now }: Pick<Context, 'db' | 'now'>,
  task: EffectTask,
  result: EffectMeasure | null,
) {
  const key = { order_id: task.order.orderId, city_code: task.cityCode };
  await db
    .insertInto('effect_result')
    .values({
      ...key,
      fingerprint: task.fingerprint,
      plan_fingerprint: task.planFingerprint,
      result: jsonb(result),
      computed_at: now(),
    })
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

/** Callers that ask for the same result at the same time share one computation. */
const atWork = shareWork<EffectMeasure | null>();

/** Computes and stores the effect of an order in a city. */
export function computeCity(
  context: Context,
  task: EffectTask,
  priority: EnginePriority = 'background',
): Promise<EffectMeasure | null> {
  return atWork(effectKeyOf(task), async () => {
    const result = await measure(context, task, priority);
    await store(context, task, result);
    return result;
  });
}

/** The effect of an order by city: stored where nothing has changed, computed and stored where something has. */
export async function orderEffect(context: Context, order: EffectOrder): Promise<CityEffect[]> {
  const tasks = await effectTasksOf(context, [order]);
  const stored = await storedResults(context, tasks);
  return Promise.all(
    tasks.map(
      async (task) =>
        knownCity(task, stored.get(effectKeyOf(task))) ??
        certain(knownCity(task, await computeCity(context, task)), 'computed effect of a city'),
    ),
  );
}
