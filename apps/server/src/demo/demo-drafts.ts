import type { EvidenceContent } from '@ooh/contract/domain/strategy-draft';
import { draftContent } from '@ooh/contract/domain/strategy-draft';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { competitorGroup } from '@ooh/contract/domain/competitor';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { Context } from '../context.ts';
import { importOwner } from '../city-data/imports/command-owner.ts';
import { monthBefore } from '@ooh/contract/domain/months';
import { readMarket } from '../market/competitor/market.ts';
import { summarise } from '../market/competitor/summary.ts';
import { changeDraft, saveDraft } from '../market/strategy-draft/change-draft.ts';
import { recordOutcome } from '../market/strategy-draft/draft-outcomes.ts';
import { draftScopeOf, seesFinding } from '../market/strategy-draft/draft-scope.ts';
import { pinEvidence } from '../market/strategy-draft/pin-evidence.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';

/** Drafts of the demonstration, of an organisation at most. */
const draftCount = 9;
const ofOrganisation = 3;
/** Findings of a draft. */
const findings = 3;
const states = ['open', 'handed-over', 'open', 'archived'] as const;
const mostCities = 10;
const monthsAhead = 2;

interface SourceOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly name: string;
  readonly ownerId: string;
  readonly organisationId: string;
  readonly brandId: string;
  readonly goal: string;
  readonly cityCodes: string[];
  readonly mediumIds: number[];
  readonly days: number;
  readonly budgetFen: number;
  readonly audience: unknown;
}

/** Orders that drafts tell the beginning of: one of each brand, of the planner first. */
async function sourceOrders(db: Db): Promise<SourceOrder[]> {
  const { rows } = await sql<SourceOrder>`
    select distinct on (o.brand_id) o.order_id as "orderId", o.order_no as "orderNo", o.name,
      o.owner_id as "ownerId", o.organisation_id as "organisationId", o.brand_id as "brandId", o.goal,
      o.city_codes as "cityCodes", o.medium_ids as "mediumIds",
      o.end_date - o.start_date + 1 as days, o.budget_fen::float8 as "budgetFen", o.audience
    from media_order o where o.is_sample and cardinality(o.city_codes) between 1 and ${mostCities}
    order by o.brand_id, cardinality(o.city_codes) desc, o.order_no`.execute(db);
  return rows;
}

/** What the market of a brand comes to, as the competition screen says it. */
async function marketFindings(db: Db, user: SignedInUser, order: SourceOrder): Promise<EvidenceContent[]> {
  const { brandId, cityCodes } = order;
  const question = { brandIds: [brandId], cityCodes, mediumIds: [] };
  const summary = await summarise(db, await readMarket(db, user, competitorGroup, question));
  const search = new URLSearchParams({ own: brandId, city: cityCodes.join(',') });
  return summary.sentences.slice(0, findings).map(({ text, figures }, n) => ({
    screen: '/strategy/competition',
    title: `竞品洞察 ${n + 1}`,
    sentence: text,
    figures: figures.slice(0, 6).map((figure) => ({ ...figure, low: null, high: null, nature: '估算' })),
    basis: `${summary.basis.note}；${summary.basis.startMonth ?? ''} 至 ${summary.basis.endMonth ?? ''}`,
    address: `/strategy/competition?${search.toString()}`,
    cityCodes,
    mediumIds: [],
  }));
}

const contentOf = (order: SourceOrder, startDate: string, isShared: boolean) =>
  draftContent.parse({
    // The campaign that comes next is of the year in which it starts.
    name: `${order.name.replace(/\b20\d\d\b/, startDate.slice(0, 4)).slice(0, 50)} 策略`,
    brandId: order.brandId,
    goal: order.goal,
    cityCodes: order.cityCodes,
    mediumIds: order.mediumIds,
    targetAudience: order.audience,
    startDate,
    weeks: Math.min(52, Math.max(1, Math.round(order.days / 7))),
    budgetFen: order.budgetFen,
    isShared,
  });

const mayDraft = (user: SignedInUser, { cityCodes, mediumIds }: SourceOrder): boolean =>
  isAllowed(user.permission, 'smartMarketingData.pageIsEnabled') &&
  seesFinding(draftScopeOf(user), { cityCodes, mediumIds });

async function writeDraft(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  order: SourceOrder,
  n: number,
) {
  const { db, now } = context;
  const pinned = await marketFindings(db, user, order);
  await db.transaction().execute(async (transaction) => {
    // The next wave of the order's campaign begins in two months.
    const startDate = `${monthBefore(chinaDate(now()).slice(0, 7), -monthsAhead)}-01`;
    const content = { ...contentOf(order, startDate, n % 2 === 0), version: 0 };
    let stored = await saveDraft(transaction, user, content, now());
    const { draft_id: draftId } = stored;
    for (const evidence of pinned) stored = await pinEvidence(transaction, user, draftId, evidence, now());
    const state = states[n % states.length];
    if (state === 'open') return;
    if (state === 'archived') return changeDraft(transaction, stored, { state }, now());
    const title = `${order.orderNo} ${order.name}`;
    await recordOutcome(transaction, stored, { kind: 'order', id: order.orderId, title }, now());
  });
}

/** Strategy drafts in all states, of several organisations, once; findings are those of the market as it is. */
export async function seedDrafts(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db } = context;
  const held = await db.selectFrom('strategy_draft').select('draft_id').limit(1).execute();
  if (held.length > 0) return;
  const orders = await sourceOrders(db);
  const planner = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', 'planner')
    .executeTakeFirst();
  const written = new Map<string, number>();
  let count = 0;
  for (const order of orders) {
    if (count >= draftCount) return;
    // The planner's own come first; those of others belong to whoever placed the order.
    const ownerId = count < ofOrganisation && planner !== undefined ? planner.id : order.ownerId;
    const user = await importOwner(db, ownerId);
    const before = written.get(user.organisationId) ?? 0;
    if (before >= ofOrganisation || !mayDraft(user, order)) continue;
    await writeDraft(context, user, order, count);
    written.set(user.organisationId, before + 1);
    count++;
  }
}
