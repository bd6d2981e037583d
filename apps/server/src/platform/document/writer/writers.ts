import { albumDeck } from '@ooh/report/album-deck';
import { dataWorkbook } from '@ooh/report/data-workbook';
import { matchWorkbook } from '@ooh/report/match-workbook';
import { monitoringDeck } from '@ooh/report/monitoring-deck';
import { postingReportDeck, postingReportPdf } from '@ooh/report/posting-report';
import { proposalDeck, proposalPdf } from '@ooh/report/proposal-deck';
import { quotationPdf } from '@ooh/report/quotation-pages';
import { quotationWorkbook } from '@ooh/report/quotation-workbook';
import { reportDeck, reportPdf } from '@ooh/report/report-deck';
import { scheduleWorkbook } from '@ooh/report/schedule-workbook';
import { settlementPdf } from '@ooh/report/settlement-pages';
import { settlementWorkbook } from '@ooh/report/settlement-workbook';

/** Writers of the document thread, from a document model to bytes. */
export const writers = {
  albumDeck,
  dataWorkbook,
  matchWorkbook,
  monitoringDeck,
  postingReportDeck,
  postingReportPdf,
  proposalDeck,
  proposalPdf,
  quotationPdf,
  quotationWorkbook,
  reportDeck,
  reportPdf,
  scheduleWorkbook,
  settlementPdf,
  settlementWorkbook,
};

export type WriterName = keyof typeof writers;
export type WriterModel<Name extends WriterName> = Parameters<(typeof writers)[Name]>[0];

/** Calls of the document thread: each converts a document model to bytes. */
export interface WriterCalls {
  write(input: { readonly writer: WriterName; readonly model: unknown }): Uint8Array;
}
