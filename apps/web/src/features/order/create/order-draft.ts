import { orderBrief, type OrderBrief } from '@ooh/contract/domain/media-order';
import type { OrderMode, OrderSource } from '@ooh/contract/domain/order';
import {
  contentIn,
  emptyContent,
  listIn,
  numberIn,
  textIn,
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
export interface OrderDraft extends BriefContent {
  readonly mode: OrderMode;
  readonly source: OrderSource;
  readonly mediumIds: readonly number[];
  /** YYYY-MM-DD, or empty. */
  readonly endDate: string;
  /** Goals in figures, where the customer has set them: reach 0–1, contacts, fen. */
  readonly reachShare: number | null;
  readonly frequency: number | null;
  readonly cpmFen: number | null;
  readonly competitors: readonly { readonly brandId: string; readonly brandName: string }[];
}

export const emptyDraft: OrderDraft = {
  ...emptyContent,
  mode: 'base',
  source: 'customer',
  mediumIds: [],
  endDate: '',
  reachShare: null,
  frequency: null,
  cpmFen: null,
  competitors: [],
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
export const orderFields: readonly (NamedField<OrderField> & {
  readonly isOptional?: true;
})[] = [
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

/** Path of a schema's issue → field of the form. */
function fieldOf(path: readonly PropertyKey[]): string {
  if (path[0] !== 'wishes') return String(path[0]);
  return path[1] === 'competitorBrandIds' ? 'competitors' : 'remark';
}

/** What keeps a draft from being a brief, at most one message for each field, in the order of the form. */
export function checkOrder(draft: OrderDraft, today: string): BriefIssue<OrderField>[] {
  const messages = firstMessages(orderBrief.safeParse(inputOf(draft)).error?.issues, fieldOf);
  const { startDate, endDate } = draft;
  const hasDays = isCalendarDay(startDate) && isCalendarDay(endDate);
  if (isCalendarDay(startDate) && startDate < today) messages.set('startDate', '上刊日不能早于今天');
  if (hasDays && endDate < startDate) messages.set('endDate', '下刊日不能早于上刊日');
  if (draft.mode === 'man-land' && draft.targetAudience.groups.length === 0)
    messages.set('targetAudience', '人地匹配需要目标人群');
  return briefIssues(orderFields, draft, messages, missingMessages);
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
  const mode = orderBrief.shape.mode.safeParse(fields.mode);
  const source = orderBrief.shape.source.safeParse(fields.source);
  return {
    ...contentIn(fields),
    mode: mode.success ? mode.data : emptyDraft.mode,
    source: source.success ? source.data : emptyDraft.source,
    mediumIds: listIn(fields.mediumIds).filter((id): id is number => Number.isInteger(id)),
    endDate: textIn(fields.endDate),
    reachShare: numberIn(fields.reachShare),
    frequency: numberIn(fields.frequency),
    cpmFen: numberIn(fields.cpmFen),
    competitors: listIn(fields.competitors).flatMap((brand) => {
      const { brandId, brandName } = (brand ?? {}) as Record<string, unknown>;
      return typeof brandId === 'string' ? [{ brandId, brandName: textIn(brandName) }] : [];
    }),
  };
}

export const orderDrafts = draftStore('order-draft', parseStoredDraft);
