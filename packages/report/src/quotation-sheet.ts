import { looks } from './cell-look.ts';
import { documentPrint, fraction, yuan } from './document-print.ts';
import { linesOfGroups, type MediumGroup } from './line-groups.ts';
import { usualPriceDays } from './plan-document.ts';
import type { DocumentLine, PlanDocument } from './plan-document.ts';
import { putQuotationBlocks } from './quotation-blocks.ts';
import { quotationCell, quotationColumnIndex, quotationColumns } from './quotation-columns.ts';
import type { QuotationColumnKey } from './quotation-columns.ts';
import { netUnitPriceFen, quotationRemark, specOf } from './quotation-terms.ts';
import {
  columnSpan,
  newSheet,
  putBlank,
  putFormula,
  putMergedText,
  putNumber,
  putText,
} from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

const lastColumn = quotationColumns.length - 1;
const headRow = 6;
const firstLineRow = headRow + 1;

/** 报价单: parties, priced lines as live formulas, total and the contractual blocks. */
export function quotationSheet(plan: PlanDocument, groups: readonly MediumGroup[], name: string): SheetDraft {
  const { header } = plan;
  const sheet = newSheet(
    name,
    documentPrint(
      header,
      { paper: 'a4', orientation: 'landscape', repeatRows: headRow + 1 },
      `${header.brandName} ${header.projectName}`,
      `${header.planNumber} ${header.versionLabel}`,
    ),
  );
  sheet.frozenRows = headRow + 1;
  sheet.frozenColumns = 2;
  sheet.protected = true;
  sheet.columnWidths.push(...quotationColumns.map((column) => column.width));
  sheet.rowHeights.set(0, 34).set(headRow, 30);
  putTop(sheet, plan);
  for (const [column, { title }] of quotationColumns.entries())
    putText(sheet, headRow, column, title, looks.head);

  const lines = linesOfGroups(groups);
  for (const [index, line] of lines.entries()) putLine(sheet, firstLineRow + index, index + 1, line);
  const totalRow = firstLineRow + lines.length;
  putTotal(sheet, totalRow, plan);
  putQuotationBlocks(sheet, totalRow, plan);
  return sheet;
}

function putTop(sheet: SheetDraft, plan: PlanDocument): void {
  const { header, brief, terms } = plan;
  const across = { firstColumn: 0, lastColumn };
  putMergedText(sheet, { firstRow: 0, lastRow: 0, ...across }, '报价单', {
    ...looks.documentTitle,
    align: 'center',
  });
  if (header.demo) {
    putMergedText(
      sheet,
      { firstRow: 1, lastRow: 1, ...across },
      '演示数据：本报价单由模拟数据生成，不构成要约',
      looks.notice,
    );
  }
  const facts: [string, string][][] = [
    [
      ['客户', header.clientName],
      ['品牌', header.brandName],
      ['项目', header.projectName],
    ],
    [
      ['报价方', terms.sellerName],
      ['报价编号', `${header.planNumber} ${header.versionLabel}`],
      ['报价日期', header.issuedAt.slice(0, 10)],
    ],
    [
      ['投放城市', brief.cities.join('、')],
      ['投放期', `${brief.flightStart} 至 ${brief.flightEnd}`],
      ['金额单位', '人民币元'],
    ],
  ];
  const spans = [
    [0, 1, 2, 5],
    [6, 7, 8, 11],
    [12, 13, 14, lastColumn],
  ] as const;
  for (const [index, pairs] of facts.entries()) {
    const row = 2 + index;
    for (const [position, [label, value]] of pairs.entries()) {
      const [labelFirst, labelLast, valueFirst, valueLast] = spans[position];
      const line = { firstRow: row, lastRow: row };
      putMergedText(sheet, { ...line, firstColumn: labelFirst, lastColumn: labelLast }, label, looks.label);
      putMergedText(sheet, { ...line, firstColumn: valueFirst, lastColumn: valueLast }, value, looks.value);
    }
  }
}

function putLine(sheet: SheetDraft, row: number, number: number, line: DocumentLine): void {
  const at = (key: QuotationColumnKey) => quotationCell(key, row);
  const text = (key: QuotationColumnKey, value: string, look: CellLook = looks.text) =>
    putText(sheet, row, quotationColumnIndex[key], value, look);
  const value = (key: QuotationColumnKey, content: number, look: CellLook) =>
    putNumber(sheet, row, quotationColumnIndex[key], content, look);
  const formula = (key: QuotationColumnKey, content: string, cachedFen: number) =>
    putFormula(sheet, row, quotationColumnIndex[key], content, yuan(cachedFen), looks.money);
  const { amounts } = line;
  value('number', number, looks.integer);
  text('item', line.lineName);
  text('city', line.cityName);
  text('medium', `${line.medium} ${line.form}`);
  text('spec', specOf(line));
  value('vehicles', line.vehicles, looks.integer);
  value('days', line.days, looks.integer);
  value('price', yuan(line.unitPriceFen), line.isExamplePrice ? looks.inputExamplePrice : looks.inputMoney);
  formula(
    'rateCard',
    `ROUND(${at('price')}*${at('vehicles')}*${at('days')}/${line.priceDays ?? usualPriceDays},2)`,
    amounts.rateCardFen,
  );
  value('discount', fraction(line.discountBasisPoints), looks.inputPercent);
  formula('netPrice', `ROUND(${at('price')}*${at('discount')},2)`, netUnitPriceFen(line));
  formula('net', `ROUND(${at('rateCard')}*${at('discount')},2)`, amounts.netFen);
  value('production', yuan(amounts.productionFen), looks.inputMoney);
  value('serviceRate', fraction(line.serviceRateBasisPoints), looks.inputPercent);
  formula('service', `ROUND(${at('net')}*${at('serviceRate')},2)`, amounts.serviceFen);
  value('taxRate', fraction(line.taxRateBasisPoints), looks.inputPercent);
  formula(
    'tax',
    `ROUND((${at('net')}+${at('production')}+${at('service')})*${at('taxRate')},2)`,
    amounts.taxFen,
  );
  formula(
    'total',
    `ROUND(${at('net')}+${at('production')}+${at('service')}+${at('tax')},2)`,
    amounts.totalFen,
  );
  text('remark', quotationRemark(line), looks.inputText);
}

function putTotal(sheet: SheetDraft, row: number, plan: PlanDocument): void {
  const { totals } = plan;
  const sums: Partial<Record<QuotationColumnKey, number>> = {
    vehicles: totals.vehicles,
    rateCard: yuan(totals.rateCardFen),
    net: yuan(totals.netFen),
    production: yuan(totals.productionFen),
    service: yuan(totals.serviceFen),
    tax: yuan(totals.taxFen),
    total: yuan(totals.totalFen),
  };
  for (const [column, { key }] of quotationColumns.entries()) {
    const cached = sums[key];
    if (key === 'item') putText(sheet, row, column, '合计', looks.totalText);
    else if (cached === undefined) putBlank(sheet, row, column, looks.totalText);
    else {
      const look = key === 'vehicles' ? looks.totalInteger : looks.totalMoney;
      putFormula(sheet, row, column, `SUM(${columnSpan(column, firstLineRow, row - 1)})`, cached, look);
    }
  }
}
