import { effectGroup } from '@ooh/contract/domain/effect';
import type { Finding, SignedShare } from '@ooh/contract/domain/opportunity';
import type { OpportunityState } from '@ooh/contract/domain/opportunity-names';
import { leastContactsOf } from '@ooh/contract/domain/opportunity-names';
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
import { combinedShare } from './rules/combined-share.ts';
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

/** Whether an item of an order came by a change. */
function cameBy({ in: units }: Pick<Finding, 'in'>): (item: EffectOrderItem) => boolean {
  const broughtIn = new Set(units.map((unit) => (unit.itemId === null ? unitKeyOf(unit) : unit.itemId)));
  return (item) => broughtIn.has(item.itemId) || broughtIn.has(unitKeyOf(item));
}

/** The part of a change's unit-days that is over by today, in the order where it runs. */
export function elapsedShare(order: EffectOrder, finding: Pick<Finding, 'in'>): number {
  const items = order.items.filter(cameBy(finding));
  const elapsed = items.map((item) =>
    sum(daysOfItem(order, item).planned.slice(0, Math.max(0, order.today + 1 - order.firstDay))),
  );
  const planned = items.map((item) => item.quantity * (item.toDay - item.fromDay));
  return sum(planned) > 0 ? sum(elapsed) / sum(planned) : 0;
}

/**
 * The order as run with a change, and with the replaced units on the changed units' days, hung as well as the replaced
 * ones hung until then (`source` is the order that they ran in; `elapsed` the part of the change that is over).
 */
export function withReplacedUnits(
  order: EffectOrder,
  items: readonly EffectOrderItem[],
  finding: Pick<Finding, 'out' | 'in'>,
  source: EffectOrder,
  elapsed: number,
): AsRunPair {
  const isIn = cameBy(finding);
  const withChange = items.map((item) => actualDays(order, item));
  const old = finding.out.map((unit) => {
    const item = source.items.find((one) => one.itemId === unit.itemId);
    const days = unit.units * (dayNumber(unit.toDate) - dayNumber(unit.fromDate) + 1);
    return { unit, days: days * elapsed * (item === undefined ? 1 : runningShareOf(source, item)) };
  });
  return {
    units: [...items, ...old.map(({ unit }) => unit)],
    withChange: [...withChange, ...old.map(() => 0)],
    without: [...withChange.map((days, i) => (isIn(items[i]) ? 0 : days)), ...old.map(({ days }) => days)],
  };
}

/** What an as-run pair differs by. */
interface PairDifference {
  readonly share: SignedShare;
  readonly universe: number;
  /** Panel persons behind the difference. */
  readonly personsChanged: number;
}

/** What an as-run pair differs by, on the same persons; null where it does not differ or the model knows nothing of it. */
async function differenceOf(
  context: Context,
  order: EffectOrder,
  { cityCode, units, without, withChange }: CityPair,
  leastContacts: number,
  priority: EnginePriority,
): Promise<PairDifference | null> {
  const change = withChange.flatMap((days, item) =>
    days === without[item] ? [] : [{ item, unitDays: days - without[item] }],
  );
  if (change.length === 0) return null;
  const data = await readDataOfCity(context.db, cityCode);
  const question = { units, before: without, groups: [[change]], leastContacts };
  const weighed = await weighUnits(context, order, data, question, priority);
  const best = weighed?.best[0];
  if (!weighed || !best) return null;
  const { reachShare: share, personsChanged } = best;
  return { share, universe: weighed.taUniverse, personsChanged };
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

/** An as-run pair of a city. */
interface CityPair extends AsRunPair {
  readonly cityCode: string;
}

/** The order in which an adopted change runs, with it and without, in each city that it touches. */
async function pairsOf(
  context: Context,
  order: EffectOrder,
  adopted: Adopted,
): Promise<{ readonly order: EffectOrder; readonly pairs: readonly CityPair[] } | null> {
  const { finding, city_code: cityCode, to_city_code: toCityCode, kind } = adopted;
  const itemsIn = (of: EffectOrder, city: string) => of.items.filter((item) => item.cityCode === city);
  if (finding.action === 'make-good') {
    const isOf = await makeGoodPostings(context, adopted.make_good_id);
    return { order, pairs: [{ cityCode, ...withoutMakeGoods(order, itemsIn(order, cityCode), isOf) }] };
  }
  const runsIn = finding.action === 'order-change' ? order : await childOf(context, adopted);
  if (runsIn === undefined) return null;
  if (kind === 'retarget')
    return {
      order,
      pairs: [
        { cityCode, ...withAnotherOrder(order, itemsIn(order, cityCode), runsIn, itemsIn(runsIn, cityCode)) },
      ],
    };
  const elapsed = elapsedShare(runsIn, finding);
  const cities = toCityCode === null ? [cityCode] : [cityCode, toCityCode];
  return {
    order: runsIn,
    pairs: cities.map((city) => ({
      cityCode: city,
      ...withReplacedUnits(runsIn, itemsIn(runsIn, city), inCity(finding, city), order, elapsed),
    })),
  };
}

/** The part of a change in one city. */
const inCity = (finding: Pick<Finding, 'out' | 'in'>, cityCode: string): Pick<Finding, 'out' | 'in'> => ({
  out: finding.out.filter((unit) => unit.cityCode === cityCode),
  in: finding.in.filter((unit) => unit.cityCode === cityCode),
});

/** An order as run, with and without what another one added. */
export function withAnotherOrder(
  order: EffectOrder,
  items: readonly EffectOrderItem[],
  added: EffectOrder,
  addedItems: readonly EffectOrderItem[],
): AsRunPair {
  const own = items.map((item) => actualDays(order, item));
  return {
    units: [...items, ...addedItems],
    without: [...own, ...addedItems.map(() => 0)],
    withChange: [...own, ...addedItems.map((item) => actualDays(added, item))],
  };
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
    const found = await pairsOf(context, order, adopted);
    if (found === null) continue;
    const leastContacts = leastContactsOf[adopted.finding.metric];
    const parts = await Promise.all(
      found.pairs.map((pair) => differenceOf(context, found.order, pair, leastContacts, priority)),
    );
    // A shift between cities is known once both of them are.
    const known = parts.filter((part) => part !== null);
    if (known.length < parts.length) continue;
    // Only their sum is told, as of the suggestion: it rests on the persons of both.
    const persons = sum(known.map(({ personsChanged }) => personsChanged));
    if (!meetsMinimumCell(persons, context.config.minimumCell)) continue;
    const [only] = known;
    const realised = known.length === 1 ? only.share : combinedShare(known);
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
