import { orderBrief, type OrderBrief } from '@ooh/contract/domain/media-order';
import type { OrderMode, OrderSource } from '@ooh/contract/domain/order';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { isCalendarDay } from '../../../ui/calendar/dates.ts';
import type { PlanGoal } from '../../../ui/form/goal-cards.tsx';

/** A brief on its way: what the form holds, however incomplete. */
export interface OrderDraft {
  readonly name: string;
  readonly mode: OrderMode;
  readonly source: OrderSource;
  readonly brandId: string;
  readonly brandName: string;
  readonly productName: string;
  readonly goal: PlanGoal | null;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  /** YYYY-MM-DD, or empty. */
  readonly startDate: string;
  readonly endDate: string;
  readonly budgetFen: number | null;
  /** Goals in figures, where the customer has set them: reach 0–1, contacts, fen. */
  readonly reachShare: number | null;
  readonly frequency: number | null;
  readonly cpmFen: number | null;
  readonly targetAudience: TargetAudience;
  readonly competitors: readonly { readonly brandId: string; readonly brandName: string }[];
  readonly remark: string;
}

export const emptyDraft: OrderDraft = {
  name: '',
  mode: 'base',
  source: 'customer',
  brandId: '',
  brandName: '',
  productName: '',
  goal: null,
  cityCodes: [],
  mediumIds: [],
  startDate: '',
  endDate: '',
  budgetFen: null,
  reachShare: null,
  frequency: null,
  cpmFen: null,
  targetAudience: { groups: [] },
  competitors: [],
  remark: '',
};

export type OrderField =
  | 'name'
  | 'brandId'
  | 'goal'
  | 'cityCodes'
  | 'mediumIds'
  | 'startDate'
  | 'endDate'
  | 'budgetFen'
  | 'targetAudience'
  | 'competitors'
  | 'remark';

/** Fields in the order of the form, with the names that error lists and check lists use. */
export const orderFields: readonly {
  readonly field: OrderField;
  readonly label: string;
  readonly isOptional?: true;
}[] = [
  { field: 'name', label: '订单名称' },
  { field: 'brandId', label: '品牌' },
  { field: 'goal', label: '营销目标' },
  { field: 'cityCodes', label: '投放城市' },
  { field: 'mediumIds', label: '媒体形式' },
  { field: 'startDate', label: '上刊日' },
  { field: 'endDate', label: '下刊日' },
  { field: 'budgetFen', label: '预算' },
  { field: 'targetAudience', label: '目标人群', isOptional: true },
  { field: 'competitors', label: '竞品品牌', isOptional: true },
  { field: 'remark', label: '备注', isOptional: true },
];

/** The fields that a mode needs. */
export function requiredFields(mode: OrderMode): typeof orderFields {
  return orderFields.filter(
    ({ field, isOptional }) => !isOptional || (mode === 'man-land' && field === 'targetAudience'),
  );
}

export interface OrderIssue {
  readonly field: OrderField;
  readonly message: string;
}

const missingMessages: Partial<Readonly<Record<OrderField, string>>> = {
  goal: '请选择营销目标',
  startDate: '请填写上刊日',
  endDate: '请填写下刊日',
  budgetFen: '请填写预算（万元，大于 0）',
};

/** Parts of a stored brief that the form does not show; they stay as they are. */
export type KeptParts = Pick<OrderBrief, 'wishes' | 'services' | 'smartPlanIds'> & {
  readonly impressions?: number | undefined;
};

const nothingKept = { services: [], smartPlanIds: [] };

function inputOf(draft: OrderDraft, kept?: KeptParts) {
  const { reachShare, frequency, cpmFen, competitors, remark, productName } = draft;
  const { wishes, impressions, ...parts } = kept ?? {
    ...nothingKept,
    wishes: undefined,
    impressions: undefined,
  };
  return {
    ...parts,
    name: draft.name,
    mode: draft.mode,
    source: draft.source,
    brandId: draft.brandId,
    productName: productName.trim() === '' ? null : productName.trim(),
    goal: draft.goal,
    cityCodes: [...draft.cityCodes],
    mediumIds: [...draft.mediumIds],
    startDate: draft.startDate,
    endDate: draft.endDate,
    budgetFen: draft.budgetFen,
    targetAudience: draft.targetAudience,
    target: {
      ...(impressions === undefined ? {} : { impressions }),
      ...(reachShare === null ? {} : { reachShare }),
      ...(frequency === null ? {} : { frequency }),
      ...(cpmFen === null ? {} : { cpmFen }),
    },
    wishes: { ...wishes, remark, competitorBrandIds: competitors.map(({ brandId }) => brandId) },
  };
}

function isMissing(draft: OrderDraft, field: OrderField): boolean {
  return draft[field] === null || draft[field] === '';
}

/** Path of a schema's issue → field of the form. */
function fieldOf(path: readonly PropertyKey[]): string {
  if (path[0] !== 'wishes') return String(path[0]);
  return path[1] === 'competitorBrandIds' ? 'competitors' : 'remark';
}

/** What keeps a draft from being a brief, at most one message for each field, in the order of the form. */
export function checkOrder(draft: OrderDraft, today: string): OrderIssue[] {
  const parsed = orderBrief.safeParse(inputOf(draft));
  const messages = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path);
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  const { startDate, endDate } = draft;
  const hasDays = isCalendarDay(startDate) && isCalendarDay(endDate);
  if (isCalendarDay(startDate) && startDate < today) messages.set('startDate', '上刊日不能早于今天');
  if (hasDays && endDate < startDate) messages.set('endDate', '下刊日不能早于上刊日');
  if (draft.mode === 'man-land' && draft.targetAudience.groups.length === 0)
    messages.set('targetAudience', '人地匹配需要目标人群');
  return orderFields.flatMap(({ field }) => {
    const message = messages.get(field);
    if (message === undefined) return [];
    return [{ field, message: (isMissing(draft, field) ? missingMessages[field] : undefined) ?? message }];
  });
}

/** The brief of a complete draft, or undefined. A day in the past is no obstacle to saving a draft. */
export function briefOf(draft: OrderDraft, kept?: KeptParts): OrderBrief | undefined {
  const parsed = orderBrief.safeParse(inputOf(draft, kept));
  if (!parsed.success || parsed.data.endDate < parsed.data.startDate) return undefined;
  return parsed.data;
}

/** The draft that shows a stored brief. */
export function draftOf(brief: OrderBrief, brandName: string): OrderDraft {
  const { target, wishes, productName, targetAudience } = brief;
  return {
    name: brief.name,
    mode: brief.mode,
    source: brief.source,
    brandId: brief.brandId,
    brandName,
    productName: productName ?? '',
    goal: brief.goal,
    cityCodes: brief.cityCodes,
    mediumIds: brief.mediumIds,
    startDate: brief.startDate,
    endDate: brief.endDate,
    budgetFen: brief.budgetFen,
    reachShare: target.reachShare ?? null,
    frequency: target.frequency ?? null,
    cpmFen: target.cpmFen ?? null,
    targetAudience,
    competitors: wishes.competitorBrandIds.map((brandId) => ({ brandId, brandName: '' })),
    remark: wishes.remark,
  };
}

/** What a stored brief has beside the form. */
export function keptOf({ wishes, services, smartPlanIds, target }: OrderBrief): KeptParts {
  return { wishes, services, smartPlanIds, impressions: target.impressions };
}

/** Reads a draft kept in the browser; anything of another shape is dropped. */
export function parseStoredDraft(stored: unknown): OrderDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Partial<Record<keyof OrderDraft, unknown>>;
  const { shape } = orderBrief;
  const goal = shape.goal.safeParse(fields.goal);
  const mode = shape.mode.safeParse(fields.mode);
  const source = shape.source.safeParse(fields.source);
  const audience = shape.targetAudience.safeParse(fields.targetAudience);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  return {
    ...emptyDraft,
    name: text(fields.name),
    mode: mode.success ? mode.data : emptyDraft.mode,
    source: source.success ? source.data : emptyDraft.source,
    brandId: text(fields.brandId),
    brandName: text(fields.brandName),
    productName: text(fields.productName),
    goal: goal.success ? goal.data : null,
    cityCodes: list(fields.cityCodes).filter(
      (code): code is string => typeof code === 'string' && /^\d{6}$/.test(code),
    ),
    mediumIds: list(fields.mediumIds).filter((id): id is number => Number.isInteger(id)),
    startDate: text(fields.startDate),
    endDate: text(fields.endDate),
    budgetFen: number(fields.budgetFen),
    reachShare: number(fields.reachShare),
    frequency: number(fields.frequency),
    cpmFen: number(fields.cpmFen),
    targetAudience: audience.success ? audience.data : emptyDraft.targetAudience,
    competitors: list(fields.competitors).flatMap((brand) => {
      const { brandId, brandName } = (brand ?? {}) as Record<string, unknown>;
      return typeof brandId === 'string' ? [{ brandId, brandName: text(brandName) }] : [];
    }),
    remark: text(fields.remark),
  };
}
