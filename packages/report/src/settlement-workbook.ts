import { capitalAmount, capitalAmountFormula } from './capital-amount.ts';
import { distinctSheetNames } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { documentPrint, fraction, yuan } from './document-print.ts';
import { notesSheet } from './notes-sheet.ts';
import {
  missedOf,
  servicesFenOf,
  settledOf,
  settlementRules,
  settlementTotals,
  type SettlementDocument,
  type SettlementLine,
} from './settlement-document.ts';
import {
  cellAddress,
  columnSpan,
  newSheet,
  putBlank,
  putFormula,
  putMergedText,
  putNumber,
  putText,
  type CellRange,
  type SheetDraft,
} from './workbook-draft.ts';
import { writeWorkbook } from './workbook-writer.ts';

const columns = [
  { key: 'number', title: '序号', width: 5 },
  { key: 'city', title: '城市', width: 9 },
  { key: 'medium', title: '媒体及形式', width: 18 },
  { key: 'unit', title: '点位/线路', width: 22 },
  { key: 'quantity', title: '数量', width: 7 },
  { key: 'period', title: '刊期', width: 24 },
  { key: 'booked', title: '计划(面·天)', width: 9 },
  { key: 'executed', title: '已执行', width: 9 },
  { key: 'missed', title: '未执行', width: 9 },
  { key: 'madeGood', title: '补刊', width: 8 },
  { key: 'settled', title: '可结算', width: 9 },
  { key: 'rateCard', title: '刊例总价', width: 15 },
  { key: 'discount', title: '折扣', width: 8 },
  { key: 'net', title: '净价', width: 15 },
  { key: 'deducted', title: '扣减', width: 14 },
  { key: 'due', title: '应结净价', width: 15 },
  { key: 'production', title: '制作安装费', width: 12 },
  { key: 'service', title: '服务费', width: 11 },
  { key: 'tax', title: '税额', width: 13 },
  { key: 'total', title: '应结含税', width: 16 },
  { key: 'remark', title: '备注', width: 30 },
] as const;
type ColumnKey = (typeof columns)[number]['key'];

const columnOf = Object.fromEntries(columns.map(({ key }, i) => [key, i])) as Record<ColumnKey, number>;
const lastColumn = columns.length - 1;
const headRow = 6;
const firstLineRow = headRow + 1;

const across = (row: number, firstColumn: number, finalColumn: number): CellRange => ({
  firstRow: row,
  lastRow: row,
  firstColumn,
  lastColumn: finalColumn,
});

function putTop(sheet: SheetDraft, document: SettlementDocument): void {
  const { header } = document;
  putMergedText(sheet, across(0, 0, lastColumn), '结算单', { ...looks.documentTitle, align: 'center' });
  if (header.demo)
    putMergedText(
      sheet,
      across(1, 0, lastColumn),
      '演示数据：本结算单由模拟数据生成，不作付款依据',
      looks.notice,
    );
  const facts = [
    [
      ['客户', header.clientName],
      ['品牌', header.brandName],
      ['项目', header.projectName],
    ],
    [
      ['结算方', document.sellerName],
      ['订单编号', `${header.planNumber} ${header.versionLabel}`],
      ['出具日期', header.issuedAt.slice(0, 10)],
    ],
    [
      ['投放期', document.flight],
      ['执行记录截至', document.settledUntil],
      ['金额单位', '人民币元'],
    ],
  ] as const;
  const spans = [
    [0, 1, 2, 5],
    [6, 7, 8, 12],
    [13, 13, 14, lastColumn],
  ] as const;
  for (const [index, pairs] of facts.entries())
    for (const [place, [label, value]] of pairs.entries()) {
      const [labelFirst, labelLast, valueFirst, valueLast] = spans[place];
      putMergedText(sheet, across(2 + index, labelFirst, labelLast), label, looks.label);
      putMergedText(sheet, across(2 + index, valueFirst, valueLast), value, looks.value);
    }
}

function putLine(
  sheet: SheetDraft,
  row: number,
  number: number,
  line: SettlementLine,
  taxRateBasisPoints: number,
): void {
  const at = (key: ColumnKey): string => cellAddress(row, columnOf[key]);
  const text = (key: ColumnKey, value: string): void => putText(sheet, row, columnOf[key], value, looks.text);
  const count = (key: ColumnKey, value: number): void =>
    putNumber(sheet, row, columnOf[key], value, looks.integer);
  const days = (key: ColumnKey, formula: string, value: number): void =>
    putFormula(sheet, row, columnOf[key], formula, value, looks.integer);
  const money = (key: ColumnKey, fen: number): void =>
    putNumber(sheet, row, columnOf[key], yuan(fen), looks.money);
  const worked = (key: ColumnKey, formula: string, fen: number): void =>
    putFormula(sheet, row, columnOf[key], formula, yuan(fen), looks.money);
  count('number', number);
  text('city', line.cityName);
  text('medium', `${line.medium} ${line.form}`);
  text('unit', line.unitName);
  text('quantity', `${line.quantity} ${line.unit}`);
  text('period', line.period);
  count('booked', line.bookedUnitDays);
  count('executed', line.executedUnitDays);
  days('missed', `${at('booked')}-${at('executed')}`, missedOf(line));
  count('madeGood', line.madeGoodUnitDays);
  days('settled', `${at('executed')}+${at('madeGood')}`, settledOf(line));
  money('rateCard', line.due.rateCardFen);
  putNumber(sheet, row, columnOf.discount, fraction(line.discountBasisPoints), looks.percent);
  money('net', line.netFen);
  worked(
    'deducted',
    `ROUND(${at('net')}*(${at('booked')}-${at('settled')})/${at('booked')},2)`,
    line.deductedFen,
  );
  worked('due', `ROUND(${at('net')}-${at('deducted')},2)`, line.due.netFen);
  money('production', line.due.productionFen);
  money('service', line.due.serviceFen);
  const untaxed = `${at('due')}+${at('production')}+${at('service')}`;
  worked('tax', `ROUND((${untaxed})*${fraction(taxRateBasisPoints)},2)`, line.due.taxFen);
  worked('total', `ROUND(${untaxed}+${at('tax')},2)`, line.due.totalFen);
  text('remark', line.remark);
}

function putTotal(sheet: SheetDraft, row: number, document: SettlementDocument): void {
  const totals = settlementTotals(document.lines);
  const counts: Partial<Record<ColumnKey, number>> = {
    booked: totals.bookedUnitDays,
    executed: totals.executedUnitDays,
    missed: totals.missedUnitDays,
    madeGood: totals.madeGoodUnitDays,
    settled: totals.settledUnitDays,
  };
  const sums: Partial<Record<ColumnKey, number>> = {
    rateCard: totals.due.rateCardFen,
    net: totals.netFen,
    deducted: totals.deductedFen,
    due: totals.due.netFen,
    production: totals.due.productionFen,
    service: totals.due.serviceFen,
    tax: totals.due.taxFen,
    total: totals.due.totalFen,
  };
  for (const [column, { key }] of columns.entries()) {
    const formula = `SUM(${columnSpan(column, firstLineRow, row - 1)})`;
    const [days, fen] = [counts[key], sums[key]];
    if (days !== undefined) putFormula(sheet, row, column, formula, days, looks.totalInteger);
    else if (fen !== undefined) putFormula(sheet, row, column, formula, yuan(fen), looks.totalMoney);
    else if (key === 'unit') putText(sheet, row, column, '媒体合计', looks.totalText);
    else putBlank(sheet, row, column, looks.totalText);
  }
}

/** Services, the sum due with them and that sum in capitals; returns the next row. */
function putServices(sheet: SheetDraft, totalRow: number, document: SettlementDocument): number {
  const total = columnOf.total;
  const labelled = (row: number, label: string, isTotal: boolean): void => {
    const look = isTotal ? looks.totalText : looks.text;
    putMergedText(sheet, across(row, 0, total - 1), label, look);
    putText(sheet, row, lastColumn, isTotal ? '' : '不含税', look);
  };
  let row = totalRow + 1;
  for (const { name, amountFen } of document.services) {
    labelled(row, `服务项：${name}`, false);
    putNumber(sheet, row, total, yuan(amountFen), looks.money);
    row += 1;
  }
  const dueFen = settlementTotals(document.lines).due.totalFen + servicesFenOf(document);
  labelled(row, '应结合计', true);
  putFormula(
    sheet,
    row,
    total,
    `SUM(${columnSpan(total, totalRow, row - 1)})`,
    yuan(dueFen),
    looks.totalMoney,
  );
  const capital = row + 1;
  putMergedText(sheet, across(capital, 0, 1), '大写金额', looks.label);
  const words = capitalAmountFormula(cellAddress(row, total), dueFen);
  putFormula(sheet, capital, 2, words, capitalAmount(dueFen), looks.value);
  for (let column = 3; column <= lastColumn; column += 1) putBlank(sheet, capital, column, looks.value);
  sheet.merges.push(across(capital, 2, lastColumn));
  return capital + 2;
}

function putSignatures(sheet: SheetDraft, firstRow: number, document: SettlementDocument): void {
  putText(sheet, firstRow, 0, '双方确认', looks.sectionTitle);
  const parties: [string, number, number][] = [
    [`客户（甲方）：${document.header.clientName}`, 0, 9],
    [`结算方（乙方）：${document.sellerName}`, 10, lastColumn],
  ];
  for (const [party, firstColumn, finalColumn] of parties)
    putMergedText(
      sheet,
      { firstRow: firstRow + 1, lastRow: firstRow + 4, firstColumn, lastColumn: finalColumn },
      `${party}\n\n授权代表（签字）：\n盖章：\n日期：      年    月    日`,
      looks.signature,
    );
  for (let offset = 1; offset <= 4; offset += 1) sheet.rowHeights.set(firstRow + offset, 30);
}

function settlementSheet(document: SettlementDocument, name: string): SheetDraft {
  const { header, lines, taxRateBasisPoints } = document;
  const sheet = newSheet(
    name,
    documentPrint(
      header,
      { paper: 'a3', orientation: 'landscape', repeatRows: headRow + 1 },
      `${header.brandName} ${header.projectName}`,
      `${header.planNumber} ${header.versionLabel}`,
    ),
  );
  sheet.frozenRows = headRow + 1;
  sheet.frozenColumns = 4;
  sheet.columnWidths.push(...columns.map(({ width }) => width));
  sheet.rowHeights.set(0, 34).set(headRow, 30);
  putTop(sheet, document);
  for (const [column, { title }] of columns.entries()) putText(sheet, headRow, column, title, looks.head);
  for (const [i, line] of lines.entries()) putLine(sheet, firstLineRow + i, i + 1, line, taxRateBasisPoints);
  const totalRow = firstLineRow + lines.length;
  putTotal(sheet, totalRow, document);
  putSignatures(sheet, putServices(sheet, totalRow, document), document);
  return sheet;
}

/**
 * 结算单: what was booked, ran and was made good line by line, and what is due for it, as live formulas. The same
 * settlement gives the same bytes.
 *
 * @returns the .xlsx file
 */
export async function settlementWorkbook(document: SettlementDocument): Promise<Uint8Array> {
  const { header, filters } = document;
  const [sheet, notes] = distinctSheetNames(['结算单', '说明']);
  return writeWorkbook({
    title: `${header.brandName} ${header.projectName} 结算单`,
    author: header.preparedBy,
    description: `${header.planNumber} ${header.versionLabel}`,
    issuedAt: header.issuedAt,
    sheets: [
      settlementSheet(document, sheet),
      notesSheet(
        { header, filters, metrics: [], sections: [{ title: '结算口径', lines: settlementRules }] },
        notes,
      ),
    ],
  });
}
