import { certain } from '@ooh/contract/core/certain';
import { postingStateNames } from '@ooh/contract/domain/order-names';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderItemInput } from '@ooh/contract/domain/media-order';
import { competitorGroup } from '@ooh/contract/domain/competitor';
import { listOrderOffers } from '@ooh/contract/v1/orders/offers';
import { grantedBrief } from '../orders/basket/basket-brief.ts';
import { changeBasketItems } from '../orders/basket/change-basket.ts';
import { isoDateOf, dayNumber } from '../reference/calendar/flight-days.ts';
import { writeConclusion } from '../market/competitor/conclusion.ts';
import { readMarket } from '../market/competitor/market.ts';
import { summarise } from '../market/competitor/summary.ts';
import type { Context } from '../context.ts';
import { importPostings } from '../orders/monitoring/import-postings.ts';
import { postingFields } from '../orders/monitoring/read-posting-list.ts';
import { readPostings } from '../orders/monitoring/posting-query.ts';
import { countOpening, createShare, revokeShare } from '../orders/sharing/share-links.ts';
import { findOffers } from '../orders/order/find-offers.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { seedCombinations } from './demo-combinations.ts';
import { seedPlaceSets } from './demo-place-sets.ts';
import { tradeBuyers } from './demo-organisations.ts';
import { plannerWorkspace, plannerName, plannerOrders, seedRequest } from './demo-planner.ts';

const hourMilliseconds = 3_600_000;

/** The planner's account and team, if they have no data of this kind yet; null if they have, or if they do not exist. */
async function workspaceWithout(
  context: Context,
  kind: 'basket_item' | 'order_share' | 'posting_import' | 'competitor_conclusion',
) {
  const present = await context.db
    .selectFrom(kind)
    .select(sql`1`.as('one'))
    .limit(1)
    .executeTakeFirst();
  return present === undefined ? plannerWorkspace(context) : null;
}

/** Content of the planner's basket: [medium, form, number of media, quantity of each]. */
const basketMedia = [
  [1, 1, 2, 6],
  [2, 1, 2, 1],
  [5, 1, 2, 1],
] as const;
/** Start (days from today) and length in days of the basket's flight. */
const leadDays = 21;
const flightDays = 28;

/** Fills the planner's general basket with media that are free in three weeks. Does nothing if it has content. */
async function fillBasket(context: Context): Promise<void> {
  const { db } = context;
  const workspace = await workspaceWithout(context, 'basket_item');
  if (workspace === null) return;
  const { user, cityCode } = workspace;
  const now = context.now();
  const firstDay = dayNumber(chinaDate(now)) + leadDays;
  const days = { startDate: isoDateOf(firstDay), endDate: isoDateOf(firstDay + flightDays - 1) };
  await db.transaction().execute(async (transaction) => {
    const put = [];
    for (const [mediumId, formId, media, quantity] of basketMedia) {
      const asked = { cityCode, mediumId, formId, ...days, onlyFree: 'true', pageSize: 100 };
      const { rows } = await findOffers(transaction, listOrderOffers.input.parse(asked), now);
      const offers = rows.filter(({ freeUnits }) => freeUnits >= quantity).slice(0, media);
      for (const { faceId, lineId, deck } of offers) {
        const unit =
          lineId === null
            ? { faceId: certain(faceId, 'face of an offer without a line') }
            : { lineId, deck: certain(deck, 'deck of the line', lineId) };
        put.push(orderItemInput.parse({ cityCode, mediumId, formId, ...unit, ...days, quantity }));
      }
    }
    const brief = await grantedBrief(transaction, user, { briefKind: 'free', briefId: '' });
    await changeBasketItems(transaction, user, brief, { put, remove: [] }, now);
  });
}

/** Orders of the planner's firm with links to them, of every state. */
const sharedOrders = 12;

/** Links to orders: one that is valid and was opened, and one that was revoked. Their tokens are not stored. */
async function shareOrders(context: Context): Promise<void> {
  const { db, audit } = context;
  const workspace = await workspaceWithout(context, 'order_share');
  if (workspace === null) return;
  const { user } = workspace;
  const orders = await plannerOrders(context, workspace, ['running', 'ended', 'closed']);
  const now = context.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMilliseconds);
  await db.transaction().execute(async (transaction) => {
    for (const { orderId } of orders.slice(0, sharedOrders)) {
      for (const [showsPrices, days, hours] of [
        [true, 7, 96],
        [false, 30, 72],
      ] as const) {
        const how = { days, showsPrices, shows: 'order' as const };
        const made = { subject: { orderId }, sharerId: user.userId, ...how };
        const { shareId } = await createShare(transaction, made, hoursAgo(hours));
        const entry = { action: 'order.share' as const, actor: user, ...seedRequest };
        await audit.record({ ...entry, detail: { orderId, ...how, shareId } }, transaction);
        if (showsPrices) await revokeShare(transaction, user, shareId, hoursAgo(73));
        else for (const opened of [50, 26, 3]) await countOpening(transaction, shareId, hoursAgo(opened));
      }
    }
  });
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const maxListed = 200;

/** The list of a media owner who confirms what was found wrong with an order, imported as any such list. */
async function importList(context: Context): Promise<void> {
  const { db } = context;
  const workspace = await workspaceWithout(context, 'posting_import');
  if (workspace === null) return;
  const orders = await plannerOrders(context, workspace, ['ended', 'closed']);
  const [order] = orders.toSorted((a, b) => b.faults - a.faults);
  if (order === undefined || order.faults === 0) return;
  const page = { limit: 5000, offset: 0 };
  const postings = await readPostings(db, workspace.user, { orderId: order.orderId }, page);
  const faulty = postings
    .filter(
      ({ state }) => state === 'missing' || state === 'wrong' || state === 'damaged' || state === 'late',
    )
    .slice(0, maxListed);
  const lines = faulty.map((posting) => ({
    orderNo: posting.order_no,
    unitName: posting.unit_name,
    unitNo: String(posting.unit_no),
    plannedFrom: posting.planned_from,
    state: postingStateNames[posting.state],
    postedOn: posting.posted_on ?? '',
    takenDownOn: posting.taken_down_on ?? '',
    creative: posting.creative ?? '',
    isMakeGood: posting.make_good_of === null ? '' : '是',
    note: `媒体方已确认${postingStateNames[posting.state]}`,
  }));
  const cellsOf = (cells: Readonly<Record<string, string>>) =>
    postingFields.map(({ field }) => quoted(cells[field] ?? '')).join(',');
  const header = postingFields.map(({ label }) => quoted(label)).join(',');
  const bytes = new TextEncoder().encode([header, ...lines.map(cellsOf)].join('\r\n'));
  await importPostings(
    context,
    workspace.user,
    { bytes, fileName: '媒体方监测回执（演示）.csv', isDryRun: false },
    seedRequest,
  );
}

/** What the planner's firm concludes about some of its brands: the figures of the last twelve months, in words. */
async function concludeAboutRivals(context: Context): Promise<void> {
  const { db } = context;
  const workspace = await workspaceWithout(context, 'competitor_conclusion');
  if (workspace === null) return;
  const { brandIds } = certain(
    tradeBuyers.find(({ userName }) => userName === plannerName),
    'brands of the buyer',
    plannerName,
  );
  for (const brandId of brandIds) {
    const question = { brandIds: [brandId], cityCodes: [], mediumIds: [] };
    const market = await readMarket(db, workspace.user, competitorGroup, question);
    const { sentences } = await summarise(db, market);
    if (sentences.length === 0) continue;
    const { startMonth, endMonth } = market;
    const text = `【演示】${sentences.map((sentence) => sentence.text).join('')}`;
    await writeConclusion(
      context,
      workspace.user,
      { brandId, startMonth, endMonth, version: 0, text },
      seedRequest,
    );
  }
}

/**
 * Workspace of the demonstration's planner: a basket, share links, an imported list, conclusions about rivals,
 * place sets and combinations. Written as the calls write it. Every part does nothing where there is some of it.
 */
export async function seedWorkspace(context: Context): Promise<void> {
  await fillBasket(context);
  await shareOrders(context);
  await importList(context);
  await concludeAboutRivals(context);
  await seedPlaceSets(context);
  await seedCombinations(context);
}
