import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { formatFen, missing } from '../../ui/figure/format-figure.ts';
import type { Difference } from '../../ui/saving/difference-table.tsx';
import type { BriefContent } from './brief-content.ts';
import type { NamedField } from './brief-issues.ts';

/** Names for codes that a brief holds. */
export interface BriefNames {
  readonly cityName: (cityCode: string) => string;
  readonly labelName: (labelId: number) => string;
}

/** A field of a brief as text. */
export function contentText(
  content: BriefContent,
  field: keyof BriefContent,
  { cityName, labelName }: BriefNames,
): string {
  switch (field) {
    case 'brandId':
      return content.brandName || content.brandId || missing;
    case 'goal':
      return content.goal === null ? missing : planGoalNames[content.goal];
    case 'cityCodes':
      return content.cityCodes.map(cityName).join('、') || missing;
    case 'budgetFen':
      // To 100 yuan: two versions that differ must read differently.
      return formatFen(content.budgetFen, { unit: 'auto', digits: 2 });
    case 'targetAudience':
      return sentenceOf(content.targetAudience, labelName);
    default:
      return content[field] || missing;
  }
}

/** 「星河汽车 深圳 新品上市」. */
export function suggestedName(
  { brandName, cityCodes, goal }: BriefContent,
  { cityName }: BriefNames,
): string {
  const cities = cityCodes.length > 2 ? `${cityCodes.length} 城` : cityCodes.map(cityName).join('');
  return [brandName, cities, goal && planGoalNames[goal]].filter(Boolean).join(' ').slice(0, 60);
}

/** Where two drafts read differently, in the order of the form. */
export function differencesOf<Field extends string>(
  fields: readonly NamedField<Field>[],
  mine: (field: Field) => string,
  theirs: (field: Field) => string,
): Difference[] {
  return fields
    .map(({ field, label }) => ({ label, mine: mine(field), theirs: theirs(field) }))
    .filter((difference) => difference.mine !== difference.theirs);
}
