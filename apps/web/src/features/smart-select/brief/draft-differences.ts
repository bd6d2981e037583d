import { planGoalNames } from '@ooh/contract/domain/plan';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { missing } from '../../../ui/figure/format-figure.ts';
import { briefFields, type BriefDraft, type BriefField } from './brief-draft.ts';
import { wanOfFen } from '../../../ui/form/money-input.ts';

/** Names for codes that a draft holds. */
export interface DraftNames {
  readonly cityName: (cityCode: string) => string;
  readonly labelName: (labelId: number) => string;
}

/** A field of a draft as text. */
export function fieldText(draft: BriefDraft, field: BriefField, { cityName, labelName }: DraftNames): string {
  switch (field) {
    case 'brandId':
      return draft.brandName || draft.brandId || missing;
    case 'goal':
      return draft.goal === null ? missing : planGoalNames[draft.goal];
    case 'cityCodes':
      return draft.cityCodes.map(cityName).join('、') || missing;
    case 'weeks':
      return draft.weeks === null ? missing : `${draft.weeks} 周`;
    case 'budgetFen':
      return draft.budgetFen === null ? missing : `${wanOfFen(draft.budgetFen)} 万元`;
    case 'targetAudience':
      return sentenceOf(draft.targetAudience, labelName);
    default:
      return draft[field] || missing;
  }
}

export interface DraftDifference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Where two drafts differ, in the order of the form. */
export function draftDifferences(mine: BriefDraft, theirs: BriefDraft, names: DraftNames): DraftDifference[] {
  return briefFields
    .map(({ field, label }) => ({
      label,
      mine: fieldText(mine, field, names),
      theirs: fieldText(theirs, field, names),
    }))
    .filter((difference) => difference.mine !== difference.theirs);
}
