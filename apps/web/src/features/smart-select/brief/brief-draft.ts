import { planBrief, type PlanBrief } from '@ooh/contract/domain/plan';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { isCalendarDay } from '../../../ui/calendar/dates.ts';
import type { PlanGoal } from '../../../ui/form/goal-cards.tsx';

/** A brief on its way: what the form holds, however incomplete. */
export interface BriefDraft {
  readonly name: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly productName: string;
  readonly goal: PlanGoal | null;
  readonly cityCodes: readonly string[];
  /** As typed; YYYY-MM-DD once it is a day. */
  readonly startDate: string;
  readonly weeks: number | null;
  readonly budgetFen: number | null;
  readonly targetAudience: TargetAudience;
  readonly remark: string;
}

export const emptyDraft: BriefDraft = {
  name: '',
  brandId: '',
  brandName: '',
  productName: '',
  goal: null,
  cityCodes: [],
  startDate: '',
  weeks: 8,
  budgetFen: null,
  targetAudience: { groups: [] },
  remark: '',
};

export type BriefField = Exclude<keyof BriefDraft, 'brandName'>;

/** Fields in the order of the form, with the names that error lists and check lists use. */
export const briefFields: readonly { readonly field: BriefField; readonly label: string }[] = [
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

export interface BriefIssue {
  readonly field: BriefField;
  readonly message: string;
}

const missingMessages: Partial<Record<BriefField, string>> = {
  goal: '请选择营销目标',
  startDate: '请填写开始日期',
  weeks: '请填写投放周数',
  budgetFen: '请填写预算（万元，大于 0）',
};

function inputOf(draft: BriefDraft) {
  return { ...draft, kind: 'bus' as const, cityCodes: [...draft.cityCodes] };
}

function isMissing(draft: BriefDraft, field: BriefField): boolean {
  return draft[field] === null || draft[field] === '';
}

/** What keeps a draft from being a brief, at most one message for each field, in the order of the form. */
export function checkBrief(draft: BriefDraft, today: string): BriefIssue[] {
  const parsed = planBrief.safeParse(inputOf(draft));
  const messages = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0]);
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  if (!messages.has('startDate') && !isCalendarDay(draft.startDate)) {
    messages.set('startDate', '没有这一天，请检查日期');
  }
  if (!messages.has('startDate') && draft.startDate < today) {
    messages.set('startDate', '开始日期不能早于今天');
  }
  return briefFields.flatMap(({ field }) => {
    const message = messages.get(field);
    if (message === undefined) return [];
    return [{ field, message: (isMissing(draft, field) ? missingMessages[field] : undefined) ?? message }];
  });
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

/** Reads a draft kept in the browser; anything of another shape is dropped. */
export function parseStoredDraft(stored: unknown): BriefDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Partial<Record<keyof BriefDraft, unknown>>;
  const audience = planBrief.shape.targetAudience.safeParse(fields.targetAudience);
  const goal = planBrief.shape.goal.safeParse(fields.goal);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
  const codes = Array.isArray(fields.cityCodes) ? (fields.cityCodes as unknown[]) : [];
  return {
    name: text(fields.name),
    brandId: text(fields.brandId),
    brandName: text(fields.brandName),
    productName: text(fields.productName),
    goal: goal.success ? goal.data : null,
    cityCodes: codes.filter((code): code is string => typeof code === 'string' && /^\d{6}$/.test(code)),
    startDate: text(fields.startDate),
    weeks: number(fields.weeks),
    budgetFen: number(fields.budgetFen),
    targetAudience: audience.success ? audience.data : { groups: [] },
    remark: text(fields.remark),
  };
}
