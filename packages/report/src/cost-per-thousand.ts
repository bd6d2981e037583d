import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import type { DocumentLine } from './plan-document.ts';
import { putFormula, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

/**
 * Net cost of a thousand impressions over some lines, as a live formula on two cells. If a line's impressions
 * are suppressed or all are zero, a dash is shown: all the cost ÷ some of the impressions would overstate it.
 */
export function putCostPerThousand(
  sheet: SheetDraft,
  row: number,
  column: number,
  lines: readonly DocumentLine[],
  look: CellLook,
  cells: { readonly net: string; readonly impressions: string },
): void {
  const impressions = lines.reduce((sum, line) => sum + Math.round(line.impressions ?? 0), 0);
  if (impressions === 0 || lines.some((line) => line.impressions === null)) {
    putText(sheet, row, column, '—', look);
    return;
  }
  const netFen = lines.reduce((sum, line) => sum + line.amounts.netFen, 0);
  putFormula(
    sheet,
    row,
    column,
    `IF(${cells.impressions}>0,ROUND(${cells.net}/${cells.impressions}*1000,2),0)`,
    (costPerThousandFen(netFen, impressions) ?? 0) / 100,
    look,
  );
}
