import { workbookMediaType } from '@ooh/contract/core/file';
import { DocumentError } from '@ooh/report/plan-checks';
import { workbookFileName } from '@ooh/report/file-name';
import type { PlanDocument } from '@ooh/report/plan-document';
import type { FileAnswer } from '../api/handler.ts';
import type { Context } from '../context.ts';
import type { SignedInUser } from '../session/session.ts';
import { Refusal } from '../refusal.ts';
import { grantedPlan } from '../smart-select/granted-plan.ts';
import { busPlanDocument } from './bus-plan-document.ts';

export interface WorkbookRequest {
  readonly user: SignedInUser;
  readonly address: string;
  readonly requestId: string;
}

/** Writes a document of a bus plan's saved deliveries and records the export. */
export async function sendPlanWorkbook(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  document: { name: string; action: string; write: (plan: PlanDocument) => Promise<Uint8Array> },
): Promise<FileAnswer> {
  const { user, address, requestId } = request;
  const model = await busPlanDocument(context, user, await grantedPlan(context.db, user, planId));
  const bytes = await document.write(model).catch((error: unknown) => {
    if (error instanceof DocumentError) throw new Refusal('refused', error.problems.join('；'));
    throw error;
  });
  const detail = { planId, totalFen: model.totals.totalFen, lines: model.lines.length };
  await context.audit.record({ action: document.action, actor: user, address, requestId, detail });
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
