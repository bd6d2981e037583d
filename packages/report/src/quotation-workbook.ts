import { distinctSheetNames } from './cell-guard.ts';
import { groupLines } from './line-groups.ts';
import { notesSheet } from './notes-sheet.ts';
import { checkPlanDocument } from './plan-checks.ts';
import type { PlanDocument } from './plan-document.ts';
import { quotationSheet } from './quotation-sheet.ts';
import { writeWorkbook } from './workbook-writer.ts';

/**
 * 报价单: the quotation with its explanation, validity, payment stages, signatures and amount in capitals, and a
 * sheet of notes. The same plan gives the same bytes.
 *
 * @returns the .xlsx file
 * @throws DocumentError where the plan's figures disagree with the formulas or a date does not exist
 */
export async function quotationWorkbook(plan: PlanDocument): Promise<Uint8Array> {
  checkPlanDocument(plan);
  const [quotation, notes] = distinctSheetNames(['报价单', '说明']);
  return writeWorkbook({
    title: `${plan.header.brandName} ${plan.header.projectName} 报价单`,
    author: plan.header.preparedBy,
    description: `${plan.header.planNumber} ${plan.header.versionLabel}`,
    issuedAt: plan.header.issuedAt,
    sheets: [
      quotationSheet(plan, groupLines(plan), quotation),
      notesSheet({ header: plan.header, filters: plan.filters, metrics: plan.metrics, sections: [] }, notes),
    ],
  });
}
