import { certain } from '@ooh/contract/core/certain';
import { effectGroup } from '@ooh/contract/domain/effect';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { computeCity } from '../effect/compute-effect.ts';
import { loadEffectOrders, type EffectOrder } from '../effect/effect-order.ts';
import { disclosedCity } from '../effect/effect-scope.ts';
import { effectTasksOf, type EffectTask } from '../effect/effect-tasks.ts';
import { effectKeyOf, knownCity, storedResults, type CityEffect } from '../effect/stored-effects.ts';
import { findChanges, searchOf } from './find-changes.ts';
import { findCityShift } from './find-city-shift.ts';
import { findShortfall } from './find-shortfall.ts';
import type { Found } from './found.ts';
import { fullReader } from '../../access/full-reader.ts';
import { followAdopted } from './realise.ts';
import { isSignificant } from './rules/significance.ts';
import { writeScan } from './scan-store.ts';
import type { Search } from './search.ts';
import { situationOf } from './situation.ts';

/** What a scan of a city rests on: the appraisal and the day, on which the free units depend. */
export const scanFingerprintOf = (task: EffectTask): string => `${task.fingerprint} ${task.order.today}`;

async function cityEffect(context: Context, task: EffectTask): Promise<CityEffect> {
  const stored = await storedResults(context, [task]);
  const known = knownCity(task, stored.get(effectKeyOf(task)));
  return (
    known ?? certain(knownCity(task, await computeCity(context, task, 'batch')), 'computed effect of a city')
  );
}

interface ScannedCity {
  readonly task: EffectTask;
  readonly found: readonly Found[];
  /** Items that were looked at. */
  readonly checked: number;
  /** Null where nothing can be moved. */
  readonly search: Search | null;
}

/** What the rules of one city find there. */
async function scanCity(context: Context, task: EffectTask, priority: EnginePriority): Promise<ScannedCity> {
  const { order } = task;
  const { minimumCell } = context.config;
  const judged = disclosedCity(await cityEffect(context, task), order.today, minimumCell);
  if (!('shown' in judged)) return { task, found: [], checked: 0, search: null };
  const situation = situationOf(order, judged.shown);
  const shortfall = await findShortfall(context, situation, priority);
  const search = await searchOf(context, situation, priority);
  const changes = search === null ? [] : await findChanges(search);
  const found = shortfall === null ? changes : [shortfall, ...changes];
  return { task, found, checked: judged.shown.items.length, search };
}

/** Keeps what is certain and rests on enough persons; the rest is counted. */
async function writeCity(context: Context, { task, checked }: ScannedCity, found: readonly Found[]) {
  const { order, cityCode, items } = task;
  const { minimumCell } = context.config;
  const shown = found.filter(
    ({ expected, personsChanged }) =>
      isSignificant(expected) && meetsMinimumCell(personsChanged, minimumCell),
  );
  const scanned = {
    orderId: order.orderId,
    cityCode,
    mediumIds: [...new Set(items.map((item) => item.mediumId))].sort((a, b) => a - b),
    fingerprint: scanFingerprintOf(task),
    checked,
    insignificant: found.length - shown.length,
  };
  await context.db
    .transaction()
    .execute((transaction) => writeScan(transaction, scanned, shown, context.now()));
}

/** An order with everything that it bought, as the service sees it; undefined for an unknown one. */
export async function wholeOrder(
  context: Pick<Context, 'db' | 'now'>,
  orderId: string,
): Promise<EffectOrder | undefined> {
  const [order] = await loadEffectOrders(context, fullReader, effectGroup, [orderId]);
  return order;
}

/** Looks for opportunities of an order as it is given, city by city. */
export async function scanCities(
  context: Context,
  order: EffectOrder,
  priority: EnginePriority,
  signal?: AbortSignal,
): Promise<void> {
  const scanned: ScannedCity[] = [];
  for (const task of await effectTasksOf(context, [order])) {
    signal?.throwIfAborted();
    scanned.push(await scanCity(context, task, priority));
  }
  const shift = await findCityShift(scanned.flatMap(({ search }) => search ?? []));
  for (const city of scanned) {
    const isGiving = shift !== null && shift.from === city.search;
    await writeCity(context, city, isGiving ? [...city.found, shift.found] : city.found);
  }
}

/** Looks for opportunities of an order, and for what came of those that were adopted. */
export async function scanOrder(
  context: Context,
  orderId: string,
  priority: EnginePriority,
  signal?: AbortSignal,
): Promise<void> {
  const order = await wholeOrder(context, orderId);
  if (order === undefined) return;
  await scanCities(context, order, priority, signal);
  await followAdopted(context, order, priority);
}
