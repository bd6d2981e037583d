import { orderBrief } from '@ooh/contract/domain/media-order';
import { planBrief, planStrategy } from '@ooh/contract/domain/plan';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import type { DraftTarget } from '@ooh/contract/domain/strategy-draft-names';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { isAllowed } from '@ooh/contract/permission/rules';
import { grantedCombination } from '../../orders/combination/combination-store.ts';
import { insertOrder } from '../../orders/order/change-order.ts';
import { assertValidBrief } from '../../planning/compute/check-brief.ts';
import { insertPlan } from '../../planning/plan/plan-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import { carriedSentence } from '../hand-over/carried-sentence.ts';
import { destinationScope } from '../hand-over/destination-scope.ts';
import { carriedOf, missingParts, type Carried } from './draft-brief.ts';
import { recordOutcome } from './draft-outcomes.ts';
import { draftParts, draftScopeOf } from './draft-scope.ts';
import { lockedDraft, type StoredDraft } from './draft-store.ts';

type Content = Awaited<ReturnType<typeof lockedDraft>>['content'];
type HandOverInput = ParsedInput<'v1/strategy-drafts/hand-over'>;
type HandOverOutput = CallOutput<'v1/strategy-drafts/hand-over'>;
type Made = NonNullable<StrategyDraft['outcome']>;

const flags = {
  order: ['investmentOrderData.orderPatternData.isEnabled', '未开通下单权限，请联系管理员'],
  plan: ['investmentOrderData.wiseChoicePatternData.isEnabled', '未开通智选权限，请联系管理员'],
} as const;

/** The parts of a brief that orders and plans share; nothing is missing in the content. */
const briefOf = (content: Content, { cityCodes }: Carried) => ({
  name: content.name,
  brandId: content.brandId ?? '',
  productName: content.productName,
  goal: content.goal,
  cityCodes: [...cityCodes],
  startDate: content.startDate ?? '',
  budgetFen: content.budgetFen ?? 0,
  targetAudience: content.targetAudience,
});

async function makeOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  content: Content,
  carried: Carried,
  now: Date,
): Promise<Made> {
  const brief = briefOf(content, carried);
  const { reachShare, frequency, cpmFen } = content.aim;
  const order = await insertOrder(
    transaction,
    user,
    {
      brief: orderBrief.parse({
        ...brief,
        mode: 'base',
        productName: brief.productName === '' ? null : brief.productName,
        mediumIds: [...carried.mediumIds],
        endDate: flightOfBrief(brief.startDate, content.weeks).endDate,
        target: { reachShare, frequency, cpmFen },
        wishes: { competitorBrandIds: content.rivalBrandIds },
      }),
      items: [],
      submit: false,
    },
    now,
  );
  return { kind: 'order', id: order.order_id, title: `${order.order_no} ${order.name}` };
}

async function makePlan(
  transaction: DbOrTransaction,
  user: SignedInUser,
  content: Content,
  carried: Carried,
  kind: Exclude<DraftTarget, 'order'>,
  now: Date,
): Promise<Made> {
  const brief = planBrief.parse({
    ...briefOf(content, carried),
    kind: kind === 'plan-bus' ? 'bus' : kind === 'plan-geo' ? 'geo' : 'ta',
    weeks: content.weeks,
    ...(kind === 'plan-bus' || content.mediumIds.length === 0
      ? {}
      : { areaRules: { mediumIds: [...carried.mediumIds] } }),
  });
  const strategy = planStrategy.parse({ reachAtLeast: Math.min(content.aim.k ?? 1, 5) });
  await assertValidBrief(transaction, user, brief, strategy);
  const plan = await insertPlan(transaction, user, brief, strategy, now);
  return { kind, id: plan.plan_id, title: `${plan.plan_no} ${plan.name}` };
}

const citiesOf = (cityCodes: readonly string[]) =>
  cityCodes.map((cityCode) => ({ cityCode, cityName: cityName(cityCode) }));

/** Makes an order that buys a stored combination; the order's own rules decide what may be bought. */
async function makeMixOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  draft: StoredDraft,
  { combinationId, order }: NonNullable<HandOverInput['mix']>,
  now: Date,
): Promise<HandOverOutput> {
  await grantedCombination(transaction, user, combinationId);
  const stored = await insertOrder(transaction, user, { ...order, submit: false }, now);
  const outcome: Made = { kind: 'order', id: stored.order_id, title: `${stored.order_no} ${stored.name}` };
  await recordOutcome(transaction, draft, outcome, now, combinationId);
  return {
    ...outcome,
    version: draft.version + 1,
    cities: citiesOf(order.brief.cityCodes),
    leftOutItems: 0,
    sentence: `已带入 ${order.items.length} 行媒体`,
  };
}

/** Makes an order or a plan of what a user sees of a draft and may buy, and records it as the draft's outcome. */
export async function handOverDraft(
  transaction: DbOrTransaction,
  user: SignedInUser,
  { draftId, to, version, mix }: HandOverInput,
  now: Date,
): Promise<HandOverOutput> {
  const draft = await lockedDraft(transaction, user, draftId, version);
  if (draft.state === 'archived') throw new AppError('refused', '已归档的草稿请先重新打开');
  const [flag, refusal] = to === 'order' ? flags.order : flags.plan;
  if (!isAllowed(user.permission, flag)) throw new AppError('refused', refusal);
  if (mix !== undefined) return makeMixOrder(transaction, user, draft, mix, now);
  const parts = draftParts(draftScopeOf(user), draft.content);
  const content = {
    ...draft.content,
    cityCodes: parts.cities.seen,
    mediumIds: parts.media.seen,
    budgetFen: parts.cities.hidden.length === 0 ? draft.content.budgetFen : null,
  };
  const missing = missingParts(content);
  if (missing.length > 0) throw new AppError('refused', `请先在草稿中填写${missing.join('、')}`);
  const media = await transaction.selectFrom('medium').select('medium_id').orderBy('medium_id').execute();
  const carried = carriedOf(
    content,
    destinationScope(user, to),
    to,
    media.map((row) => row.medium_id),
  );
  const nothing = carried.cityCodes.length === 0 || (to === 'order' && carried.mediumIds.length === 0);
  if (nothing)
    throw new AppError('refused', `${carriedSentence(to, 0, carried.leftOutItems)}，请调整草稿的城市或媒体`);
  const outcome =
    to === 'order'
      ? await makeOrder(transaction, user, content, carried, now)
      : await makePlan(transaction, user, content, carried, to, now);
  await recordOutcome(transaction, draft, outcome, now);
  return {
    ...outcome,
    version: draft.version + 1,
    cities: citiesOf(carried.cityCodes),
    leftOutItems: carried.leftOutItems,
    sentence: carriedSentence(to, carried.carriedItems, carried.leftOutItems),
  };
}
