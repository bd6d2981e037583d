import type { PlanBrief, PlanStrategy } from '@ooh/contract/domain/plan';
import { areaContains } from '@ooh/geo/polygon';
import { isDeepStrictEqual } from 'node:util';
import { pointsOfFence } from './plan-fences.ts';
import { boundariesOf } from '../../city-data/boundary/boundaries.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityBudgets } from './city-budgets.ts';
import type { StoredPlan } from './plan-store.ts';
import { fencesIn, type VisiblePart } from './visible-brief.ts';

type Stores = Parameters<typeof cityBudgets>[0];
type Fences = PlanBrief['fences'];

/** An edit of a part of a plan: the visible part, the input, and the cities whose part of the plan is granted completely. */
export interface PartialEdit {
  readonly plan: StoredPlan;
  readonly seen: VisiblePart;
  readonly sent: VisiblePart;
  readonly ownCities: readonly string[];
}

const sharedWords: Readonly<Record<string, string>> = {
  name: '方案名称',
  kind: '方案类型',
  brandId: '品牌',
  productName: '产品',
  goal: '营销目标',
  startDate: '上刊日期',
  weeks: '投放周数',
  targetAudience: '目标人群',
  taThreshold: 'TA浓度阈值',
  areaRules: '找点规则',
  remark: '备注',
};
const cityParts = ['cityCodes', 'fences', 'budgetFen', 'cityBudgetsFen', 'mustLineIds', 'excludedLineIds'];

/** Fields of a brief or a strategy that hold for all cities and that the editor would change. */
function changedShared(seen: object, sent: object): string[] {
  const [before, after] = [seen, sent] as Record<string, unknown>[];
  return Object.keys({ ...seen, ...sent }).flatMap((field) =>
    cityParts.includes(field) || isDeepStrictEqual(before[field], after[field])
      ? []
      : [sharedWords[field] ?? '优选策略'],
  );
}

/** Stored parts with the editor's parts replaced in place: others are kept, new ones are appended. */
function merged<Part>(
  stored: readonly Part[],
  sent: readonly Part[],
  { idOf, isOwn }: { idOf: (part: Part) => string; isOwn: (part: Part) => boolean },
): Part[] {
  const byId = new Map(sent.map((part) => [idOf(part), part]));
  const storedIds = new Set(stored.map(idOf));
  return [
    ...stored.flatMap((part) => (isOwn(part) ? (byId.get(idOf(part)) ?? []) : part)),
    ...sent.filter((part) => !storedIds.has(idOf(part))),
  ];
}

const mergedIds = (stored: readonly string[], sent: readonly string[], own: readonly string[]): string[] =>
  merged(stored, sent, { idOf: (id) => id, isOwn: (id) => own.includes(id) });

/** Refuses fences that are not wholly inside the editor's own cities. */
async function assertFencesInside(fences: Fences, ownCities: readonly string[]): Promise<void> {
  const areas = await Promise.all(ownCities.map(async (city) => (await boundariesOf(city)).self?.area));
  const isInside = (fence: Fences[number]) =>
    pointsOfFence(fence).every((point) => areas.some((area) => area && areaContains(area, point)));
  const stray = fences.filter((fence) => !isInside(fence));
  if (stray.length > 0)
    throw new AppError(
      'refused',
      stray.map(({ name }) => `围栏「${name}」须完全位于您数据权限内的方案城市`).join('；'),
    );
}

/** Fences that others have drawn keep their numbers; a new one whose number is taken gets a free one. */
function renumbered(added: Fences, stored: Fences): Fences {
  const taken = new Set([...stored, ...added].map(({ fenceId }) => fenceId));
  const storedIds = new Set(stored.map(({ fenceId }) => fenceId));
  let number = 1;
  return added.map((fence) => {
    if (!storedIds.has(fence.fenceId)) return fence;
    while (taken.has(`f${number}`)) number++;
    taken.add(`f${number}`);
    return { ...fence, fenceId: `f${number}` };
  });
}

async function changedFences({ plan, seen, sent, ownCities }: PartialEdit): Promise<Fences> {
  const stored = plan.brief.fences;
  const others = plan.city_codes.filter((city) => !ownCities.includes(city));
  const shared = new Set((await fencesIn(stored, others)).map(({ fenceId }) => fenceId));
  const before = new Map(seen.brief.fences.map((fence) => [fence.fenceId, fence]));
  const after = new Set(sent.brief.fences.map(({ fenceId }) => fenceId));
  const isChanged = (fence: Fences[number]) => !isDeepStrictEqual(fence, before.get(fence.fenceId));
  const touched = [
    ...sent.brief.fences.filter(isChanged),
    ...seen.brief.fences.filter(({ fenceId }) => !after.has(fenceId)),
  ].filter(({ fenceId }) => before.has(fenceId) && shared.has(fenceId));
  if (touched.length > 0)
    throw new AppError(
      'refused',
      touched.map(({ name }) => `围栏「${name}」跨越您数据权限以外的范围，不能修改`).join('；'),
    );
  await assertFencesInside(sent.brief.fences.filter(isChanged), ownCities);
  const known = sent.brief.fences.filter(({ fenceId }) => before.has(fenceId));
  const added = sent.brief.fences.filter(({ fenceId }) => !before.has(fenceId));
  return merged(stored, [...known, ...renumbered(added, stored)], {
    idOf: ({ fenceId }) => fenceId,
    isOwn: ({ fenceId }) => before.has(fenceId) && !shared.has(fenceId),
  });
}

/** Refuses changes of fields of the whole plan, and of a city of which the editor sees only some media. */
function assertSharedUnchanged({ seen, sent, ownCities }: PartialEdit): void {
  const words = [
    ...new Set([...changedShared(seen.brief, sent.brief), ...changedShared(seen.strategy, sent.strategy)]),
  ];
  if (words.length > 0)
    throw new AppError(
      'refused',
      `方案含有您数据权限以外的城市或媒体，不能修改${words.join('、')}，请由有权限的同事修改`,
    );
  const half = seen.brief.cityCodes.filter((city) => !ownCities.includes(city));
  if (half.length > 0 && !isDeepStrictEqual(moneyOf(seen), moneyOf(sent)))
    throw new AppError('refused', '方案的城市中有您数据权限以外的媒体，不能修改城市及其预算');
}

/** Cities and what they have. */
const moneyOf = ({ brief, strategy }: VisiblePart) => [
  [...brief.cityCodes].sort(),
  brief.budgetFen,
  strategy.cityBudgetsFen,
];

/** Budgets by city: cities of others keep what they have, whatever the editor's own come to. */
async function changedBudgets(
  stores: Stores,
  { plan, seen, sent }: PartialEdit,
): Promise<Pick<PlanStrategy, 'cityBudgetsFen'> & Pick<PlanBrief, 'budgetFen'>> {
  const { cityBudgetsFen: stored } = plan.strategy;
  if (isDeepStrictEqual(moneyOf(seen), moneyOf(sent)))
    return { cityBudgetsFen: stored, budgetFen: plan.budget_fen };
  // All of them are declared: what is left to cities of others is then what it was.
  const own = await cityBudgets(stores, sent.brief, sent.strategy);
  const others = Object.entries(stored).filter(([city]) => !seen.brief.cityCodes.includes(city));
  return {
    cityBudgetsFen: Object.fromEntries([...others, ...own]),
    budgetFen: plan.budget_fen - seen.brief.budgetFen + sent.brief.budgetFen,
  };
}

/**
 * The plan's brief and strategy after an edit by a user with partial scope: the visible cities, fences, lines and
 * budgets are changed, everything else is kept. Refuses changes of fields of the whole plan.
 */
export async function changeVisiblePart(stores: Stores, edit: PartialEdit): Promise<VisiblePart> {
  const { plan, seen, sent } = edit;
  assertSharedUnchanged(edit);
  const { cityBudgetsFen, budgetFen } = await changedBudgets(stores, edit);
  const cityCodes = mergedIds(plan.city_codes, sent.brief.cityCodes, seen.brief.cityCodes);
  const fences = await changedFences(edit);
  if (cityCodes.length > 10) throw new AppError('refused', '方案最多 10 个城市');
  if (fences.length > 50) throw new AppError('refused', '方案最多 50 个围栏');
  const linesAfter = (of: 'mustLineIds' | 'excludedLineIds') =>
    mergedIds(plan.strategy[of], sent.strategy[of], seen.strategy[of]);
  return {
    brief: { ...plan.brief, cityCodes, fences, budgetFen },
    strategy: {
      ...plan.strategy,
      cityBudgetsFen,
      mustLineIds: linesAfter('mustLineIds'),
      excludedLineIds: linesAfter('excludedLineIds'),
    },
  };
}
