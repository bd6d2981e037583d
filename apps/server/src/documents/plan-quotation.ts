import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { grantedPlan } from '../planning/plan/granted-plan.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { areaPlanDocument } from './area-plan-document.ts';
import { busPlanDocument } from './bus-plan-document.ts';
import { planLook, planParts } from './plan-parts.ts';
import { quotationFile, sendPlanFile } from './send-plan-file.ts';

/** 报价单 of a plan: of the saved deliveries of a bus plan, or of the positions that an area plan chose. */
export async function sendPlanQuotation(
  context: Context,
  request: WorkbookRequest,
  planId: string,
  kind: 'bus' | 'area',
  format: 'xlsx' | 'pdf',
): Promise<FileAnswer> {
  const granted = await grantedPlan(context.db, request.user, planId);
  const document = await (kind === 'bus'
    ? busPlanDocument(context, request.user, granted)
    : areaPlanDocument(context, request.user, planId));
  const look =
    format === 'pdf'
      ? await planLook(context, request, granted, await planParts(context, request, granted))
      : undefined;
  return sendPlanFile(context, request, quotationFile(format), { ...document, look }, { planId });
}
