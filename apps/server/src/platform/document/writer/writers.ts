import { albumDeck } from '@ooh/report/album-deck';
import { matchWorkbook } from '@ooh/report/match-workbook';
import { monitoringDeck } from '@ooh/report/monitoring-deck';
import { proposalDeck } from '@ooh/report/proposal-deck';
import { quotationWorkbook } from '@ooh/report/quotation-workbook';
import { scheduleWorkbook } from '@ooh/report/schedule-workbook';

/** What the writing thread makes of a document's model. */
export const writers = {
  albumDeck,
  matchWorkbook,
  monitoringDeck,
  proposalDeck,
  quotationWorkbook,
  scheduleWorkbook,
};

export type WriterName = keyof typeof writers;
export type WriterModel<Name extends WriterName> = Parameters<(typeof writers)[Name]>[0];

/** What the writing thread answers: a writer's model becomes the bytes of its document. */
export interface WriterCalls {
  write(input: { readonly writer: WriterName; readonly model: unknown }): Uint8Array;
}
