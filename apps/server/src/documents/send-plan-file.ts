import { pdfMediaType, workbookMediaType } from '@ooh/contract/core/file';
import { DocumentError } from '@ooh/report/plan-checks';
import { documentFileName } from '@ooh/report/file-name';
import type { PlanDocument } from '@ooh/report/plan-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import { grantedPlan } from '../planning/plan/granted-plan.ts';
import { areaPlanDocument } from './area-plan-document.ts';
import { busPlanDocument } from './bus-plan-document.ts';

/** Files of a plan or of the lines of an order. */
const planFiles = {
  quotation: { name: '报价单', format: 'xlsx', writer: 'quotationWorkbook' },
  'quotation-pdf': { name: '报价单', format: 'pdf', writer: 'quotationPdf' },
  schedule: { name: '排期表', format: 'xlsx', writer: 'scheduleWorkbook' },
} as const;
export type PlanFile = keyof typeof planFiles;

export const quotationFile = (format: 'xlsx' | 'pdf'): PlanFile =>
  format === 'pdf' ? 'quotation-pdf' : 'quotation';

/** Writes a file of a document and records the export. */
export async function sendPlanFile(
  context: Context,
  { record }: WorkbookRequest,
  file: PlanFile,
  document: PlanDocument,
  subject: Readonly<Record<string, unknown>>,
): Promise<FileAnswer> {
  const { name, format, writer } = planFiles[file];
  const bytes = await context.documents.write(writer, document).catch((error: unknown) => {
    if (error instanceof DocumentError) throw new AppError('refused', error.problems.join('；'));
    if (error instanceof RangeError) throw new AppError('refused', error.message);
    throw error;
  });
  const { header, totals, lines } = document;
  await record({ ...subject, format, totalFen: totals.totalFen, lines: lines.length });
  return {
    fileName: documentFileName({ ...header, documentName: name }, format),
    mediaType: format === 'pdf' ? pdfMediaType : workbookMediaType,
    bytes,
  };
}

/** A file of a bus plan's saved deliveries. */
export async function sendBusPlanFile(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  file: PlanFile,
): Promise<FileAnswer> {
  const granted = await grantedPlan(context.db, request.user, planId);
  const document = await busPlanDocument(context, request.user, granted);
  return sendPlanFile(context, request, file, document, { planId });
}

/** A file of the positions that a TA-concentration or geofence plan chose. */
export async function sendAreaPlanFile(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  file: PlanFile,
): Promise<FileAnswer> {
  const document = await areaPlanDocument(context, request.user, planId);
  return sendPlanFile(context, request, file, document, { planId });
}
