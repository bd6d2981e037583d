import type { HandOver } from '@ooh/contract/domain/hand-over';
import { planBrief, type PlanBrief } from '@ooh/contract/domain/plan';
import {
  contentIn,
  emptyContent,
  numberIn,
  sentContent,
  type BriefContent,
} from '../../../shared/brief/brief-content.ts';
import {
  briefIssues,
  firstMessages,
  type BriefIssue,
  type NamedField,
} from '../../../shared/brief/brief-issues.ts';
import { draftStore } from '../../../shared/brief/draft-store.ts';
import { isCalendarDay } from '../../../ui/calendar/dates.ts';

/** A brief on its way: what the form holds, however incomplete. */
export interface BriefDraft extends BriefContent {
  readonly weeks: number | null;
}

export const emptyDraft: BriefDraft = { ...emptyContent, weeks: 8 };

export type BriefField = Exclude<keyof BriefDraft, 'brandName'>;

/** Fields in the order of the form, with the names that error lists and check lists use. */
export const briefFields: readonly NamedField<BriefField>[] = [
  { field: 'name', label: '方案名称' },
  { field: 'brandId', label: '品牌' },
  { field: 'productName', label: '产品' },
  { field: 'goal', label: '营销目标' },
  { field: 'cityCodes', label: '投放城市' },
  { field: 'startDate', label: '开始日期' },
  { field: 'weeks', label: '投放周数' },
  { field: 'budgetFen', label: '预算' },
  { field: 'targetAudience', label: '目标人群' },
  { field: 'remark', label: '备注' },
];

const missingMessages: Partial<Record<BriefField, string>> = {
  goal: '请选择营销目标',
  startDate: '请填写开始日期',
  weeks: '请填写投放周数',
  budgetFen: '请填写预算（万元，大于 0）',
};

function inputOf(draft: BriefDraft) {
  return { ...draft, kind: 'bus' as const, cityCodes: [...draft.cityCodes] };
}

/** What keeps a draft from being a brief, at most one message for each field, in the order of the form. */
export function checkBrief(draft: BriefDraft, today: string): BriefIssue<BriefField>[] {
  const messages = firstMessages(planBrief.safeParse(inputOf(draft)).error?.issues);
  if (!messages.has('startDate') && !isCalendarDay(draft.startDate)) {
    messages.set('startDate', '没有这一天，请检查日期');
  }
  if (!messages.has('startDate') && draft.startDate < today) {
    messages.set('startDate', '开始日期不能早于今天');
  }
  return briefIssues(briefFields, draft, messages, missingMessages);
}

/** The brief of a complete draft, or undefined. A day in the past is no obstacle to saving a draft. */
export function briefOf(draft: BriefDraft): PlanBrief | undefined {
  if (!isCalendarDay(draft.startDate)) return undefined;
  const parsed = planBrief.safeParse(inputOf(draft));
  return parsed.success ? parsed.data : undefined;
}

/** The draft that shows a saved brief. */
export function draftOf(brief: PlanBrief, brandName: string): BriefDraft {
  const { name, brandId, productName, goal, cityCodes, startDate, weeks, budgetFen, targetAudience, remark } =
    brief;
  return {
    name,
    brandId,
    brandName,
    productName,
    goal,
    cityCodes,
    startDate,
    weeks,
    budgetFen,
    targetAudience,
    remark,
  };
}

/** A draft with what another page has sent to it; areas and places are added in the strategy. */
export const sentDraft = (load: HandOver['load']): BriefDraft => ({
  ...emptyDraft,
  ...sentContent(load),
  weeks: load.weeks ?? emptyDraft.weeks,
});

/** Reads a draft kept in the browser; anything of another shape is dropped. */
export function parseStoredDraft(stored: unknown): BriefDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Partial<Record<keyof BriefDraft, unknown>>;
  return { ...contentIn(fields), weeks: numberIn(fields.weeks) };
}

export const planDrafts = draftStore('smart-plan-draft', parseStoredDraft);
