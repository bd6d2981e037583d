import { demoOutcomes } from '@ooh/city/commerce/outcomes';
import { packRule } from '@ooh/contract/domain/crowd-pack';
import { effectGroup } from '@ooh/contract/domain/effect';
import type { Context } from '../context.ts';
import { loadPackCity, resolveRule } from '../planning/pack/resolve-rule.ts';
import { orderEffect } from '../orders/effect/compute-effect.ts';
import { inCity, loadEffectOrders } from '../orders/effect/effect-order.ts';
import { writeOutcomes } from '../orders/effect/write-outcomes.ts';
import { readCityData } from '../city-data/release/city-data.ts';
import type { JobControl } from '../platform/job/jobs.ts';
import { acceptMakeGood } from '../orders/monitoring/accept-make-good.ts';
import { proposeMakeGood } from '../orders/monitoring/make-good.ts';
import { AppError } from '../platform/http/app-error.ts';
import { seedThirdPartyReports } from './demo-third-party.ts';
import { plannerWorkspace, plannerOrders, seedRequest } from './demo-planner.ts';

type Workspace = NonNullable<Awaited<ReturnType<typeof plannerWorkspace>>>;

const seed = 1;
/** Orders whose effect is computed before anybody asks for it. */
const measuredOrders = 6;
/** Orders that a make-good is looked for, those with most faults first. */
const triedOrders = 12;

/** Effects of the newest finished orders, and of the running ones before them. */
async function measureOrders(context: Context, workspace: Workspace): Promise<void> {
  const orders = await plannerOrders(context, workspace, ['running', 'ended', 'closed']);
  const orderIds = orders.slice(0, measuredOrders).map(({ orderId }) => orderId);
  for (const order of await loadEffectOrders(context, workspace.user, effectGroup, orderIds))
    await orderEffect(context, inCity(order, workspace.cityCode));
}

/** Accepts the make-good of the first order that one restores something of. */
async function makeGood(context: Context, { user, cityCode }: Workspace): Promise<void> {
  const present = await context.db.selectFrom('make_good').select('order_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const orders = await plannerOrders(context, { user, cityCode }, ['running', 'ended']);
  const faulty = orders.toSorted((a, b) => b.faults - a.faults).slice(0, triedOrders);
  for (const { orderId } of faulty) {
    const { outcome, items } = await proposeMakeGood(context, user, { orderId, cityCode });
    if (outcome !== 'restored' && outcome !== 'partly') continue;
    const looked = items.map(({ itemId, units, fromDate, toDate }) => ({ itemId, units, fromDate, toDate }));
    const input = { orderId, cityCode, items: looked, note: '演示：按建议补刊，费用由媒体方承担' };
    try {
      await acceptMakeGood(context, user, input, seedRequest);
      return;
    } catch (error) {
      // The days are taken, or this order has no fault to repair: try the next one.
      if (!(error instanceof AppError)) throw error;
    }
  }
}

/** What people of the panel did before and after one finished order with buses, invented and marked so. */
async function inventOutcomes(
  context: Context,
  { user, cityCode }: Workspace,
  control?: JobControl,
): Promise<void> {
  const { db, engine } = context;
  const present = await db.selectFrom('effect_outcome').select('order_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const orders = await plannerOrders(context, { user, cityCode }, ['ended', 'closed']);
  const [order] = orders.toSorted((a, b) => b.vehicles - a.vehicles);
  const data = (await readCityData(db, [cityCode])).get(cityCode);
  const city = data && (await loadPackCity(context, data));
  if (order === undefined || order.vehicles === 0 || !city) return;
  const rule = packRule.parse({ parts: [{ kind: 'exposure', of: 'order', id: order.orderId }] });
  const parts = await resolveRule(context, city, rule, control?.signal);
  const { bits } = await engine.ask(city.releases, 'packMembers', { parts }, { priority: 'batch' });
  const isMet = (person: number): boolean => ((bits[person >> 3] >> (person & 7)) & 1) === 1;
  const outcomes = demoOutcomes(seed, order.orderId, city.personCount, isMet);
  const about = {
    orderId: order.orderId,
    cityCode,
    releaseId: city.releases.panelReleaseId,
    source: '演示数据（虚构的到访与搜索）',
    isSample: true,
  };
  await db.transaction().execute((transaction) => writeOutcomes(transaction, about, outcomes));
}

/**
 * What came of the planner's orders in the first city in depth: effects, a make-good that was accepted, and what people
 * did before and after. Computed by the engine; every part does nothing where there is some of it.
 */
export async function seedEffects(context: Context, control?: JobControl): Promise<void> {
  const workspace = await plannerWorkspace(context);
  if (workspace === null) return;
  control?.signal.throwIfAborted();
  await measureOrders(context, workspace);
  control?.signal.throwIfAborted();
  await makeGood(context, workspace);
  control?.signal.throwIfAborted();
  await seedThirdPartyReports(context, workspace);
  await inventOutcomes(context, workspace, control);
}
