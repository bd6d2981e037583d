import { orderModeNames } from '@ooh/contract/domain/order';
import { contentText, differencesOf, type BriefNames } from '../../../shared/brief/brief-texts.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import type { Difference } from '../../../ui/saving/difference-table.tsx';
import { orderFields, type OrderField } from './order-issues.ts';
import type { OrderDraft } from './order-content.ts';

/** Names for codes that a draft holds. */
export interface DraftNames extends BriefNames {
  readonly mediumName: (mediumId: number) => string;
}

/** A field of a draft as text. */
export function fieldText(draft: OrderDraft, field: OrderField, names: DraftNames): string {
  switch (field) {
    case 'mediumIds':
      return draft.mediumIds.map(names.mediumName).join('、') || missing;
    case 'endDate':
      return draft.endDate || missing;
    case 'competitors':
      return draft.competitors.map(({ brandId, brandName }) => brandName || brandId).join('、') || missing;
    case 'mustUnits':
    case 'excludedUnits':
      return draft[field].map(({ unitName }) => unitName).join('、') || missing;
    case 'attachments':
      return draft.attachments.map(({ fileName }) => fileName).join('、') || missing;
    default:
      return contentText(draft, field, names);
  }
}

/** Where two drafts differ, in the order of the form. */
export function draftDifferences(mine: OrderDraft, theirs: OrderDraft, names: DraftNames): Difference[] {
  const mode = {
    label: '下单方式',
    mine: orderModeNames[mine.mode],
    theirs: orderModeNames[theirs.mode],
  };
  const fields = differencesOf(
    orderFields,
    (field) => fieldText(mine, field, names),
    (field) => fieldText(theirs, field, names),
  );
  return mine.mode === theirs.mode ? fields : [mode, ...fields];
}
