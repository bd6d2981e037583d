import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';

export type VoiceCell = CallOutput<'v1/competitor/blanks'>['blanks'][number];

export interface BlankCell extends VoiceCell {
  readonly reason: string;
}

/** The largest blanks with their reason in words. */
export const blanksWithReason = (cells: readonly VoiceCell[], most: number): BlankCell[] =>
  cells.slice(0, most).map((cell) => ({ ...cell, reason: reasonOf(cell) }));

function reasonOf({ marketFen, rivals }: VoiceCell): string {
  const [leader] = rivals;
  const lead = leader === undefined ? '' : `，${leader.brandName}占 ${formatShare(leader.sos)}`;
  return `行业花费 ${formatFen(marketFen, { unit: 'auto' })}${lead}，本品牌为 0`;
}
