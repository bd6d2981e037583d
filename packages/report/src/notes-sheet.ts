import { looks } from './cell-look.ts';
import { documentPrint, issuedTime } from './document-print.ts';
import type { PrintedHeader } from './document-print.ts';
import type { DocumentMetric, LabelledValue, NoteSection } from './plan-document.ts';
import { newSheet, putMergedText, putText } from './workbook-draft.ts';
import type { SheetDraft } from './workbook-draft.ts';

export interface NotesContent {
  readonly header: PrintedHeader;
  readonly filters: readonly LabelledValue[];
  readonly metrics: readonly DocumentMetric[];
  readonly sections: readonly NoteSection[];
}

const metricTitles = ['指标', '数值', '单位', '口径', '数据来源', '统计范围', '统计周期', '区间'];
const lastColumn = metricTitles.length - 1;

/** 说明: content, user, time and filters of the export, and the definition of every figure. */
export function notesSheet(content: NotesContent, name: string): SheetDraft {
  const { header } = content;
  const sheet = newSheet(name, documentPrint(header, { paper: 'a4', orientation: 'landscape' }, '说明', ''));
  sheet.columnWidths.push(18, 16, 8, 46, 24, 24, 22, 18);
  let row = 0;
  putText(sheet, row, 0, '说明', looks.sheetTitle);
  row += 2;
  if (header.demo) {
    paragraph(sheet, row, '本文件由演示数据生成，不构成报价或效果承诺。', looks.notice);
    row += 2;
  }
  const exported: LabelledValue[] = [
    { label: '导出人', value: header.preparedBy },
    { label: '导出时间', value: issuedTime(header) },
    { label: '数据版本', value: header.dataReleases.join('、') },
  ];
  row = putPairs(sheet, row, '导出信息', exported);
  const filters = content.filters.length > 0 ? content.filters : [{ label: '筛选', value: '无' }];
  row = putPairs(sheet, row, '筛选条件', filters);
  row = putMetrics(sheet, row, content.metrics);
  for (const section of content.sections) {
    putText(sheet, row, 0, section.title, looks.sectionTitle);
    row += 1;
    for (const [index, line] of section.lines.entries()) {
      paragraph(sheet, row, `${index + 1}. ${line}`, looks.paragraph);
      row += 1;
    }
    row += 1;
  }
  return sheet;
}

function putPairs(
  sheet: SheetDraft,
  firstRow: number,
  title: string,
  pairs: readonly LabelledValue[],
): number {
  let row = firstRow;
  putText(sheet, row, 0, title, looks.sectionTitle);
  row += 1;
  for (const pair of pairs) {
    putText(sheet, row, 0, pair.label, looks.label);
    putMergedText(
      sheet,
      { firstRow: row, lastRow: row, firstColumn: 1, lastColumn },
      pair.value,
      looks.value,
    );
    sheet.rowHeights.set(row, heightOf(pair.value, 150));
    row += 1;
  }
  return row + 1;
}

function putMetrics(sheet: SheetDraft, firstRow: number, metrics: readonly DocumentMetric[]): number {
  if (metrics.length === 0) return firstRow;
  let row = firstRow;
  putText(sheet, row, 0, '指标与口径', looks.sectionTitle);
  row += 1;
  for (const [column, title] of metricTitles.entries()) putText(sheet, row, column, title, looks.head);
  row += 1;
  for (const metric of metrics) {
    const cells = [
      metric.name,
      metric.value,
      metric.unit,
      metric.definition,
      metric.source,
      metric.universe,
      metric.period,
      metric.interval ?? '—',
    ];
    for (const [column, text] of cells.entries()) putText(sheet, row, column, text, looks.text);
    const longest = cells.map((text, column) => heightOf(text, sheet.columnWidths[column]));
    sheet.rowHeights.set(row, Math.max(...longest));
    row += 1;
  }
  return row + 1;
}

function paragraph(
  sheet: SheetDraft,
  row: number,
  text: string,
  look: (typeof looks)['paragraph' | 'notice'],
): void {
  putMergedText(sheet, { firstRow: row, lastRow: row, firstColumn: 0, lastColumn }, text, look);
  sheet.rowHeights.set(row, heightOf(text, 168));
}

/** Row height for wrapped text, points: spreadsheets do not auto-fit rows with merged cells. */
function heightOf(text: string, widthCharacters: number): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    let width = 0;
    for (const character of line) width += character > '\u2e7f' ? 2 : 1;
    lines += Math.max(1, Math.ceil(width / widthCharacters));
  }
  return Math.min(409, 16 * lines + 2);
}
