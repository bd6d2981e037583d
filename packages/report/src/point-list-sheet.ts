import { looks } from './cell-look.ts';
import { documentPrint } from './document-print.ts';
import type { MediumGroup } from './line-groups.ts';
import type { DocumentLine, PlanDocument } from './plan-document.ts';
import { newSheet, putNumber, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

interface PointColumn {
  readonly title: string;
  readonly width: number;
  readonly look: CellLook;
  readonly value: (line: DocumentLine, number: number) => string | number | null;
}

const columns: readonly PointColumn[] = [
  { title: '序号', width: 6, look: looks.integer, value: (_line, number) => number },
  { title: '大区', width: 8, look: looks.text, value: (line) => line.regionName },
  { title: '城市', width: 9, look: looks.text, value: (line) => line.cityName },
  { title: '城市等级', width: 10, look: looks.text, value: (line) => line.cityTier },
  { title: '媒体', width: 11, look: looks.text, value: (line) => line.medium },
  { title: '媒体形式', width: 12, look: looks.text, value: (line) => line.form },
  { title: '线路/点位名称', width: 20, look: looks.text, value: (line) => line.lineName },
  { title: '线路等级', width: 9, look: looks.centered, value: (line) => line.lineLevel },
  { title: '起点站', width: 20, look: looks.text, value: (line) => line.fromStop },
  { title: '终点站', width: 20, look: looks.text, value: (line) => line.toStop },
  { title: '车型', width: 9, look: looks.centered, value: (line) => line.deck },
  { title: '规格(m)', width: 14, look: looks.text, value: (line) => line.spec },
  { title: '数量', width: 7, look: looks.integer, value: (line) => line.vehicles },
  { title: '单位', width: 6, look: looks.centered, value: (line) => line.unit },
  { title: '日均客流', width: 11, look: looks.integer, value: (line) => line.dailyRiders },
  {
    title: '上刊时段',
    width: 26,
    look: looks.text,
    value: (line) => line.flightSegments.map((part) => `${part.startDate} 至 ${part.endDate}`).join('\n'),
  },
  { title: '锁位状态', width: 10, look: looks.centered, value: (line) => line.holdState },
  { title: '备注', width: 24, look: looks.text, value: (line) => line.remark },
];

/** 点位清单: every line of the plan with its location and flight, without prices. */
export function pointListSheet(plan: PlanDocument, groups: readonly MediumGroup[], name: string): SheetDraft {
  const { header } = plan;
  const sheet = newSheet(
    name,
    documentPrint(
      header,
      { paper: 'a4', orientation: 'landscape', repeatRows: 1 },
      `${header.brandName} ${header.projectName}`,
      `${header.planNumber} ${header.versionLabel}`,
    ),
  );
  sheet.frozenRows = 1;
  sheet.columnWidths.push(...columns.map((column) => column.width));
  for (const [index, column] of columns.entries()) putText(sheet, 0, index, column.title, looks.head);
  const lines = groups.flatMap((group) =>
    group.cities.flatMap((city) => city.forms.flatMap((form) => form.lines)),
  );
  for (const [index, line] of lines.entries()) {
    const row = index + 1;
    for (const [column, { look, value }] of columns.entries()) {
      const content = value(line, row);
      if (typeof content === 'string') putText(sheet, row, column, content, look);
      else putNumber(sheet, row, column, content, look);
    }
    if (line.flightSegments.length > 1)
      sheet.rowHeights.set(row, 15 * Math.min(27, line.flightSegments.length));
  }
  sheet.filterRange = { firstRow: 0, firstColumn: 0, lastRow: lines.length, lastColumn: columns.length - 1 };
  return sheet;
}
