import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { EffectOrderItem, OrderPart, PlannedItem } from './effect-order.ts';
import { unitDays } from './unit-days.ts';

/** Changes when a rule of the computation does: stored results of another version are not used. */
const rulesVersion = 5;

/** What an order plans in one city; the fingerprint names everything that the plan's figures rest on. */
export interface PlanTask<Item extends PlannedItem = PlannedItem> {
  readonly order: OrderPart<Item>;
  readonly cityCode: string;
  readonly data: CityData;
  readonly items: readonly Item[];
  readonly planFingerprint: string;
}

/** A plan with what was posted of it up to today. */
export interface EffectTask extends PlanTask<EffectOrderItem> {
  readonly fingerprint: string;
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

export const daysOfItem = (order: OrderPart<EffectOrderItem>, item: EffectOrderItem) =>
  unitDays(item, order.firstDay, order.today);

/** What decides who an audience is: its conditions, or its pack in the edition that is in force. */
const personsOf = ({ groups, packId, packEdition }: TargetAudience) =>
  packId === undefined ? groups : [packId, packEdition];

function planTaskOf<Item extends PlannedItem>(
  order: OrderPart<Item>,
  data: CityData,
  inventoryId: string | undefined,
): PlanTask<Item> {
  const items = order.items.filter((item) => item.cityCode === data.cityCode);
  const planFingerprint = hashOf({
    rulesVersion,
    audience: personsOf(order.order.audience),
    releases: [
      data.panel?.releaseId,
      data.busLines?.releaseId,
      data.busLines?.revision,
      data.panel?.revision,
      inventoryId,
    ],
    items: items.map((item) => [
      item.itemId,
      item.lineId,
      item.deck,
      item.faceId,
      item.formId,
      item.fromDay - order.firstDay,
      item.toDay - order.firstDay,
      item.quantity,
    ]),
  });
  return { order, cityCode: data.cityCode, data, items, planFingerprint };
}

function withPostings(task: PlanTask<EffectOrderItem>): EffectTask {
  const { order, items, planFingerprint } = task;
  // Days after the last one that counts change nothing, and neither do days before the first one.
  const lastDay = Math.min(order.today, Math.max(...items.map((item) => item.toDay)));
  const elapsed = Math.max(-1, lastDay - order.firstDay);
  const posted = items.map((item) => daysOfItem(order, item).actual);
  return { ...task, fingerprint: hashOf([planFingerprint, elapsed, posted]) };
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

/** The plans of orders, city by city. */
export async function planTasksOf<Item extends PlannedItem>(
  context: Pick<Context, 'db'>,
  orders: readonly OrderPart<Item>[],
): Promise<PlanTask<Item>[]> {
  const cityCodes = [...new Set(orders.flatMap(({ items }) => items.map((item) => item.cityCode)))];
  if (cityCodes.length === 0) return [];
  const [cities, inventories] = await Promise.all([
    readCityData(context.db, cityCodes),
    inventoryReleases(context, cityCodes),
  ]);
  return orders.flatMap((order) =>
    [...new Set(order.items.map((item) => item.cityCode))]
      .sort()
      .map((cityCode) =>
        planTaskOf(order, certain(cities.get(cityCode), 'city data', cityCode), inventories.get(cityCode)),
      ),
  );
}

/** The plans of orders with what was posted of them, city by city. */
export async function effectTasksOf(
  context: Pick<Context, 'db'>,
  orders: readonly OrderPart<EffectOrderItem>[],
): Promise<EffectTask[]> {
  return (await planTasksOf(context, orders)).map(withPostings);
}
