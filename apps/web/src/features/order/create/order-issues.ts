import { orderBrief } from '@ooh/contract/domain/media-order';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { OrderMode } from '@ooh/contract/domain/order';
import {
  briefIssues,
  firstMessages,
  type BriefIssue,
  type NamedField,
} from '../../../shared/brief/brief-issues.ts';
import { isCalendarDay } from '../../../ui/calendar/dates.ts';
import { type OrderDraft, inputOf } from './order-content.ts';

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
  | 'mustUnits'
  | 'excludedUnits'
  | 'attachments'
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
  { field: 'mustUnits', label: '必投点位/线路', isOptional: true },
  { field: 'excludedUnits', label: '避投点位/线路', isOptional: true },
  { field: 'attachments', label: '需求附件', isOptional: true },
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

/** Path of a schema's issue → field of the form. */
function fieldOf(path: readonly PropertyKey[]): string {
  if (path[0] !== 'wishes') return String(path[0]);
  if (path[1] === 'mustUnits' || path[1] === 'excludedUnits') return path[1];
  if (path[1] === 'attachmentIds') return 'attachments';
  return path[1] === 'competitorBrandIds' ? 'competitors' : 'remark';
}

/** What keeps a draft from being a brief, at most one message for each field, in the order of the form. */
export function checkOrder(draft: OrderDraft, today: string): BriefIssue<OrderField>[] {
  const messages = firstMessages(orderBrief.safeParse(inputOf(draft)).error?.issues, fieldOf);
  const { startDate, endDate } = draft;
  const hasDays = isCalendarDay(startDate) && isCalendarDay(endDate);
  if (isCalendarDay(startDate) && startDate < today) messages.set('startDate', '上刊日不能早于今天');
  if (hasDays && endDate < startDate) messages.set('endDate', '下刊日不能早于上刊日');
  if (draft.mode === 'man-land' && !isAudienceChosen(draft.targetAudience))
    messages.set('targetAudience', '人地匹配需要目标人群');
  return briefIssues(orderFields, draft, messages, missingMessages);
}
