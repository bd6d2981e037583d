import { contentText, differencesOf, type BriefNames } from '../../../shared/brief/brief-texts.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import type { Difference } from '../../../ui/saving/difference-table.tsx';
import { briefFields, type BriefDraft, type BriefField } from './brief-draft.ts';

/** A field of a draft as text. */
export function fieldText(draft: BriefDraft, field: BriefField, names: BriefNames): string {
  if (field === 'weeks') return draft.weeks === null ? missing : `${draft.weeks} 周`;
  return contentText(draft, field, names);
}

/** Where two drafts differ, in the order of the form. */
export function draftDifferences(mine: BriefDraft, theirs: BriefDraft, names: BriefNames): Difference[] {
  return differencesOf(
    briefFields,
    (field) => fieldText(mine, field, names),
    (field) => fieldText(theirs, field, names),
  );
}
