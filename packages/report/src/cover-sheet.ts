import { looks } from './cell-look.ts';
import { documentPrint, issuedTime, yuan } from './document-print.ts';
import type { PlanDocument } from './plan-document.ts';
import { newSheet, putFormula, putMergedText, putNumber, putText } from './workbook-draft.ts';
import type { SheetDraft } from './workbook-draft.ts';

/** References to the cells of another sheet with the plan's sums. */
export interface CoverSums {
  readonly netCell: string;
  readonly totalCell: string;
}

/** 封面: recipient, brief, issuer and validity of the document. */
export function coverSheet(
  plan: PlanDocument,
  name: string,
  documentTitle: string,
  sums: CoverSums,
): SheetDraft {
  const { header, brief, totals } = plan;
  const sheet = newSheet(
    name,
    documentPrint(header, { paper: 'a4', orientation: 'portrait' }, header.clientName, header.versionLabel),
  );
  sheet.protected = true;
  sheet.columnWidths.push(4, 20, 64);
  sheet.rowHeights.set(1, 42);
  putText(sheet, 1, 1, documentTitle, looks.documentTitle);
  let row = 3;
  if (header.demo) {
    putMergedText(
      sheet,
      { firstRow: row, lastRow: row, firstColumn: 1, lastColumn: 2 },
      '演示数据：本文件由模拟数据生成，不构成报价或效果承诺',
      looks.notice,
    );
    row += 2;
  }
  const facts: [string, string][] = [
    ['客户', header.clientName],
    ['品牌', header.brandName],
    ['项目', header.projectName],
    ['方案编号', header.planNumber],
    ['版本', header.versionLabel],
    ['出具时间', issuedTime(header)],
    ['编制', header.preparedBy],
    ['有效期至', header.validUntil ?? '—'],
    ['投放城市', brief.cities.join('、')],
    ['目标人群', brief.audienceSentence],
    ['投放期', `${brief.flightStart} 至 ${brief.flightEnd}`],
    ['数据版本', header.dataReleases.join('、')],
  ];
  for (const [label, value] of facts) {
    putText(sheet, row, 1, label, looks.label);
    putText(sheet, row, 2, value, looks.value);
    row += 1;
  }
  putText(sheet, row, 1, '预算(元)', looks.label);
  putNumber(sheet, row, 2, brief.budgetFen === null ? null : yuan(brief.budgetFen), looks.valueMoney);
  row += 1;
  putText(sheet, row, 1, '净价合计(元)', looks.label);
  putFormula(sheet, row, 2, sums.netCell, yuan(totals.netFen), looks.valueMoney);
  row += 1;
  putText(sheet, row, 1, '含税合计(元)', looks.label);
  putFormula(sheet, row, 2, sums.totalCell, yuan(totals.totalFen), looks.valueMoney);
  return sheet;
}
