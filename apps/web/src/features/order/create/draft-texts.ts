import { orderModeNames } from '@ooh/contract/domain/order';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { missing } from '../../../ui/figure/format-figure.ts';
import { wanOfFen } from '../../../ui/form/money-input.ts';
import { orderFields, type OrderDraft, type OrderField } from './order-draft.ts';

/** Names for codes that a draft holds. */
export interface DraftNames {
  readonly cityName: (cityCode: string) => string;
  readonly mediumName: (mediumId: number) => string;
  readonly labelName: (labelId: number) => string;
}

/** A field of a draft as text. */
export function fieldText(draft: OrderDraft, field: OrderField, names: DraftNames): string {
  switch (field) {
    case 'brandId':
      return draft.brandName || draft.brandId || missing;
    case 'goal':
      return draft.goal === null ? missing : planGoalNames[draft.goal];
    case 'cityCodes':
      return draft.cityCodes.map(names.cityName).join('、') || missing;
    case 'mediumIds':
      return draft.mediumIds.map(names.mediumName).join('、') || missing;
    case 'budgetFen':
      return draft.budgetFen === null ? missing : `${wanOfFen(draft.budgetFen)} 万元`;
    case 'targetAudience':
      return sentenceOf(draft.targetAudience, names.labelName);
    case 'competitors':
      return draft.competitors.map(({ brandId, brandName }) => brandName || brandId).join('、') || missing;
    default:
      return draft[field] || missing;
  }
}

/** 「星河汽车 深圳 新品上市」. */
export function suggestedName(draft: OrderDraft, names: DraftNames): string {
  const { brandName, cityCodes, goal } = draft;
  const cities = cityCodes.length > 2 ? `${cityCodes.length} 城` : cityCodes.map(names.cityName).join('');
  return [brandName, cities, goal && planGoalNames[goal]].filter(Boolean).join(' ').slice(0, 60);
}

/** Where two drafts differ, in the order of the form. */
export function draftDifferences(
  mine: OrderDraft,
  theirs: OrderDraft,
  names: DraftNames,
): { readonly label: string; readonly mine: string; readonly theirs: string }[] {
  const mode = {
    label: '下单方式',
    mine: orderModeNames[mine.mode],
    theirs: orderModeNames[theirs.mode],
  };
  const fields = orderFields.map(({ field, label }) => ({
    label,
    mine: fieldText(mine, field, names),
    theirs: fieldText(theirs, field, names),
  }));
  return [mode, ...fields].filter((difference) => difference.mine !== difference.theirs);
}
