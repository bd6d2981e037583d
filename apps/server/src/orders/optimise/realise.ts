import { effectGroup } from '@ooh/contract/domain/effect';
import type { Finding, SignedShare } from '@ooh/contract/domain/opportunity';
import type { OpportunityState } from '@ooh/contract/domain/opportunity-names';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import { loadEffectOrders, type EffectOrder, type EffectOrderItem } from '../effect/effect-order.ts';
import { daysOfItem } from '../effect/effect-tasks.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { fullReader } from '../../access/full-reader.ts';
import { weighUnits, type Unit } from './weigh-units.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Unit-days of an item as run up to today. */
const actualDays = (order: EffectOrder, item: EffectOrderItem): number => sum(daysOfItem(order, item).actual);

/** The part of an item's planned days up to today that hung: what its place would have shown. */
export function runningShareOf(order: EffectOrder, item: EffectOrderItem): number {
  const { planned, actual } = daysOfItem(order, item);
  const due = sum(planned.slice(0, Math.max(0, order.today + 1 - order.firstDay)));
  return due > 0 ? Math.min(1, sum(actual) / due) : 0;
}

/** Units of an as-run order with and without a change, in unit-days. */
export interface AsRunPair {
  readonly units: readonly Unit[];
  readonly without: readonly number[];
  readonly withChange: readonly number[];
}

/** The order as run, and without its make-goods. */
export function withoutMakeGoods(
  order: EffectOrder,
  items: readonly EffectOrderItem[],
  isOf: (postingId: string) => boolean,
): AsRunPair {
  const without = items.map((item) => {
    const postings = item.postings.filter(({ isMakeGood, postingId }) => !isMakeGood || !isOf(postingId));
    return actualDays(order, { ...item, postings });
  });
  return { units: items, without, withChange: items.map((item) => actualDays(order, item)) };
}

/**
 * The order as run with a change, and with the replaced units on the changed units' days, hung as well as the replaced
 * ones hung until then (`source` is the order that they ran in).
 */
export function withReplacedUnits(
  order: EffectOrder,
  items: readonly EffectOrderItem[],
  finding: Pick<Finding, 'out' | 'in'>,
  source: EffectOrder,
): AsRunPair {
  const broughtIn = new Set(finding.in.map((unit) => (unit.itemId === null ? unitKeyOf(unit) : unit.itemId)));
  const isIn = (item: EffectOrderItem) => broughtIn.has(item.itemId) || broughtIn.has(unitKeyOf(item));
  const withChange = items.map((item) => actualDays(order, item));
  const changed = items.flatMap((item, i) => (isIn(item) ? [i] : []));
  const elapsed = sum(
    changed.map((i) =>
      sum(daysOfItem(order, { ...items[i] }).planned.slice(0, order.today + 1 - order.firstDay)),
    ),
  );
  const planned = sum(changed.map((i) => items[i].quantity * (items[i].toDay - items[i].fromDay)));
  const shareElapsed = planned > 0 ? elapsed / planned : 0;
  const old = finding.out.map((unit) => {
    const item = source.items.find((one) => one.itemId === unit.itemId);
    const days = unit.units * (dayNumber(unit.toDate) - dayNumber(unit.fromDate) + 1);
    return { unit, days: days * shareElapsed * (item === undefined ? 1 : runningShareOf(source, item)) };
  });
  return {
    units: [...items, ...old.map(({ unit }) => unit)],
    withChange: [...withChange, ...old.map(() => 0)],
    without: [...withChange.map((days, i) => (isIn(items[i]) ? 0 : days)), ...old.map(({ days }) => days)],
  };
}

/** What an as-run pair differs by in reach, on the same persons; null where too few are behind it. */
async function differenceOf(
  context: Context,
  order: EffectOrder,
  cityCode: string,
  { units, without, withChange }: AsRunPair,
  priority: EnginePriority,
): Promise<SignedShare | null> {
  const change = withChange.flatMap((days, item) =>
    days === without[item] ? [] : [{ item, unitDays: days - without[item] }],
  );
  if (change.length === 0) return null;
  const data = await readDataOfCity(context.db, cityCode);
  const question = { units, before: without, groups: [[change]] };
  const weighed = await weighUnits(context, order, data, question, priority);
  const best = weighed?.best[0];
  if (!best || !meetsMinimumCell(best.personsChanged, context.config.minimumCell)) return null;
  return best.reachShare;
}

async function readAdopted(context: Context, orderId: string) {
  return context.db
    .selectFrom('opportunity')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['adopted', 'running'])
    .execute();
}

type Adopted = Awaited<ReturnType<typeof readAdopted>>[number];

async function makeGoodPostings({ db }: Pick<Context, 'db'>, makeGoodId: string | null) {
  if (makeGoodId === null) return () => true;
  const rows = await db
    .selectFrom('media_posting')
    .select('posting_id')
    .where('make_good_id', '=', makeGoodId)
    .execute();
  const ids = new Set(rows.map((row) => row.posting_id));
  return (postingId: string) => ids.has(postingId);
}

/** The order in which an adopted change runs, with it and without. */
async function pairOf(context: Context, order: EffectOrder, adopted: Adopted) {
  const { finding, city_code: cityCode } = adopted;
  if (finding.action === 'make-good') {
    const items = order.items.filter((item) => item.cityCode === cityCode);
    const isOf = await makeGoodPostings(context, adopted.make_good_id);
    return { order, pair: withoutMakeGoods(order, items, isOf) };
  }
  const runsIn = finding.action === 'order-change' ? order : await childOf(context, adopted);
  if (runsIn === undefined) return null;
  const items = runsIn.items.filter((item) => item.cityCode === cityCode);
  return { order: runsIn, pair: withReplacedUnits(runsIn, items, finding, order) };
}

async function childOf(context: Context, { result_order_id: id }: Adopted): Promise<EffectOrder | undefined> {
  if (id === null) return undefined;
  const [child] = await loadEffectOrders(context, fullReader, effectGroup, [id]);
  return child;
}

/** What came so far of the adopted opportunities of an order. */
export async function followAdopted(
  context: Context,
  order: EffectOrder,
  priority: EnginePriority,
): Promise<void> {
  for (const adopted of await readAdopted(context, order.orderId)) {
    const found = await pairOf(context, order, adopted);
    if (found === null) continue;
    const realised = await differenceOf(context, found.order, adopted.city_code, found.pair, priority);
    if (realised === null) continue;
    const lastDay = Math.max(...adopted.finding.in.map((unit) => dayNumber(unit.toDate)));
    const state: OpportunityState = found.order.today > lastDay ? 'verified' : 'running';
    await context.db
      .updateTable('opportunity')
      .set({ realised: jsonb(realised), state, version: adopted.version + 1 })
      .where('opportunity_id', '=', adopted.opportunity_id)
      .where('version', '=', adopted.version)
      .execute();
  }
}
