import { workbookMediaType } from '@ooh/contract/core/file';
import { DocumentError } from '@ooh/report/plan-checks';
import { workbookFileName } from '@ooh/report/file-name';
import type { PlanDocument } from '@ooh/report/plan-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import { grantedPlan } from '../planning/plan/granted-plan.ts';
import { areaPlanDocument } from './area-plan-document.ts';
import { busPlanDocument } from './bus-plan-document.ts';

interface WorkbookKind {
  readonly name: string;
  readonly writer: 'quotationWorkbook' | 'scheduleWorkbook';
}

/** Writes a document of a plan and records the export. */
async function sendDocument(
  context: Context,
  { record }: WorkbookRequest,
  planId: string,
  model: PlanDocument,
  document: WorkbookKind,
): Promise<FileAnswer> {
  const bytes = await context.documents.write(document.writer, model).catch((error: unknown) => {
    if (error instanceof DocumentError) throw new AppError('refused', error.problems.join('；'));
    throw error;
  });
  const detail = { planId, totalFen: model.totals.totalFen, lines: model.lines.length };
  await record(detail);
  const { brandName, projectName, versionLabel, issuedAt } = model.header;
  const fileName = workbookFileName({
    brandName,
    projectName,
    documentName: document.name,
    versionLabel,
    issuedAt,
  });
  return { fileName, mediaType: workbookMediaType, bytes };
}

/** Writes a document of a bus plan's saved deliveries. */
export async function sendPlanWorkbook(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  document: WorkbookKind,
): Promise<FileAnswer> {
  const granted = await grantedPlan(context.db, request.user, planId);
  const model = await busPlanDocument(context, request.user, granted);
  return sendDocument(context, request, planId, model, document);
}

/** Writes a document of the positions that a TA-concentration or geofence plan chose. */
export async function sendAreaWorkbook(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  document: WorkbookKind,
): Promise<FileAnswer> {
  const model = await areaPlanDocument(context, request.user, planId);
  return sendDocument(context, request, planId, model, document);
}
