import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import type { CallInput } from '@ooh/contract/registry';
import type { Difference } from '../../ui/saving/difference-table.tsx';
import { wanOfFen } from '../../ui/form/money-input.ts';

/** Content of a draft as it is saved. */
export type DraftContent = Omit<CallInput<'v1/strategy-drafts/save'>, 'draftId' | 'version'>;
export type DraftPart = Partial<DraftContent>;

/** What is saved of a draft as it is read. */
export const contentOf = (draft: StrategyDraft): DraftContent => ({
  name: draft.name,
  brandId: draft.brandId,
  productName: draft.productName,
  industry: draft.industry,
  goal: draft.goal,
  rivalBrandIds: draft.rivalBrandIds,
  cityCodes: draft.cityCodes,
  targetAudience: draft.targetAudience,
  mediumIds: draft.mediumIds,
  excludedMediumIds: draft.excludedMediumIds,
  placeSetIds: draft.placeSetIds,
  startDate: draft.startDate,
  weeks: draft.weeks,
  budgetFen: draft.budgetFen,
  aim: draft.aim,
  combinationIds: draft.combinationIds,
  chosenCombinationId: draft.chosenCombinationId,
  isShared: draft.isShared,
});

const none = '未填写';

/** Every field of a draft in words, for a comparison. */
function textsOf(draft: StrategyDraft): Record<string, string> {
  return {
    名称: draft.name,
    品牌: draft.brandName ?? none,
    目标: planGoalNames[draft.goal],
    竞品: draft.rivalBrands.map(({ brandName }) => brandName).join('、') || none,
    城市: draft.cities.map(({ cityName }) => cityName).join('、') || none,
    目标人群: draft.audienceSentence,
    媒体: draft.mediumIds.length === 0 ? '全部媒体' : `${draft.mediumIds.length} 种`,
    投放: `${draft.startDate ?? none} · ${draft.weeks} 周`,
    预算: draft.budgetFen === null ? none : `${wanOfFen(draft.budgetFen)} 万元`,
    洞察: `${draft.evidence.length} 条`,
    共享: draft.isShared ? '本组织' : '自己',
  };
}

/** Fields in which two states of a draft differ. */
export function draftDifferences(mine: StrategyDraft, theirs: StrategyDraft): Difference[] {
  const [own, other] = [textsOf(mine), textsOf(theirs)];
  return Object.keys(own)
    .filter((label) => own[label] !== other[label])
    .map((label) => ({ label, mine: own[label], theirs: other[label] }));
}

/** The parts of a draft that a page can take as its filters. */
export interface PageFilters {
  readonly brandId?: string;
  readonly rivalBrandIds?: readonly string[];
  readonly cityCodes?: readonly string[];
  readonly mediumIds?: readonly number[];
  readonly targetAudience?: DraftContent['targetAudience'];
  readonly budgetFen?: number;
  readonly goal?: DraftContent['goal'];
}

const filterNames: Record<keyof PageFilters, string> = {
  brandId: '品牌',
  rivalBrandIds: '竞品',
  cityCodes: '城市',
  mediumIds: '媒体',
  targetAudience: '目标人群',
  budgetFen: '预算',
  goal: '目标',
};

const plain = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Names of the filters of a page that are set otherwise than in the draft. A filter that is left out is not compared. */
export function differingFilters(draft: StrategyDraft, page: PageFilters): string[] {
  return (Object.keys(page) as (keyof PageFilters)[])
    .filter((name) => page[name] !== undefined && plain(page[name]) !== plain(draft[name]))
    .map((name) => filterNames[name]);
}
