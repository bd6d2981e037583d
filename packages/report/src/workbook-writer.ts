import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import {
  cellText,
  distinctSheetNames,
  looksLikeErrorValue,
  looksLikeFormula,
  pageHeaderText,
  quotedSheetName,
  storedText,
} from './cell-guard.ts';
import { columnLetters, rangeAddress } from './workbook-draft.ts';
import type { CellLook, DraftCell, PagePrint, SheetDraft, WorkbookDraft } from './workbook-draft.ts';

const fontName = '微软雅黑';
const baseFontSize = 10;
const borderColor = 'C9CDD4';
/** Keeps a cell text when it is edited or retyped. */
const textFormat = '@';
/** Without an offset the instant, and so the bytes, would depend on the machine's time zone. */
const zonedTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Writes a draft as an .xlsx file. The same draft gives the same bytes: document dates come from the draft and
 * zip entries carry a fixed date. Texts are sanitised here, so no caller can forget it.
 *
 * @throws RangeError when sheet names are not distinct or the issue time has no offset
 */
export async function writeWorkbook(draft: WorkbookDraft): Promise<Uint8Array> {
  const names = draft.sheets.map((sheet) => sheet.name);
  for (const [index, name] of distinctSheetNames(names).entries()) {
    if (name !== names[index]) throw new RangeError(`工作表名称无效或重复：${names[index]}`);
  }
  const issued = new Date(draft.issuedAt);
  if (!zonedTime.test(draft.issuedAt) || Number.isNaN(issued.getTime())) {
    throw new RangeError(`出具时间须为带时区的日期时间：${draft.issuedAt}`);
  }
  const author = storedText(cellText(draft.author));
  return writeXlsx({
    sheets: draft.sheets.map(toLibrarySheet),
    defaultFont: { name: fontName, size: baseFontSize },
    namedRanges: draft.sheets.flatMap(printTitles),
    properties: {
      title: storedText(cellText(draft.title)),
      creator: author,
      lastModifiedBy: author,
      description: storedText(cellText(draft.description)),
      created: issued,
      modified: issued,
    },
  });
}

function toLibrarySheet(sheet: SheetDraft): WriteSheet {
  const styles = new Map<CellLook, CellStyle>();
  const guardedStyles = new Map<CellLook, CellStyle>();
  const styleOf = (look: CellLook, guarded: boolean): CellStyle => {
    const known = (guarded ? guardedStyles : styles).get(look);
    if (known) return known;
    const style = toLibraryStyle(guarded ? { ...look, numberFormat: textFormat } : look);
    (guarded ? guardedStyles : styles).set(look, style);
    return style;
  };
  const cells = new Map<string, Partial<Cell>>();
  for (const cell of sheet.cells) {
    const key = `${cell.row},${cell.column}`;
    if (cells.has(key)) throw new RangeError(`单元格重复写入：${sheet.name} ${key}`);
    cells.set(key, toLibraryCell(cell, styleOf));
  }
  return {
    name: sheet.name,
    columns: sheet.columnWidths.map((width) => ({ width })),
    rows: [],
    cells,
    merges: sheet.merges.map((range) => ({
      startRow: range.firstRow,
      startCol: range.firstColumn,
      endRow: range.lastRow,
      endCol: range.lastColumn,
    })),
    rowDefs: rowDefinitions(sheet),
    ...(sheet.rowOutline.size > 0 ? { outlineProperties: { summaryBelow: true, summaryRight: true } } : {}),
    ...(sheet.frozenRows + sheet.frozenColumns > 0
      ? { freezePane: { rows: sheet.frozenRows, columns: sheet.frozenColumns } }
      : {}),
    ...(sheet.filterRange ? { autoFilter: { range: rangeAddress(sheet.filterRange) } } : {}),
    ...(sheet.protected ? { protection: protection() } : {}),
    view: { showGridLines: sheet.showGridLines },
    pageSetup: {
      paperSize: sheet.print.paper,
      orientation: sheet.print.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: pageHeaders(sheet.print),
  };
}

/** No password: it keeps formulas from being overwritten by accident, it does not restrict the recipient. */
function protection(): WriteSheet['protection'] {
  return {
    sheet: true,
    objects: true,
    scenarios: true,
    selectLockedCells: true,
    selectUnlockedCells: true,
    formatCells: true,
    formatColumns: true,
    formatRows: true,
    autoFilter: true,
  };
}

function toLibraryCell(
  cell: DraftCell,
  styleOf: (look: CellLook, guarded: boolean) => CellStyle,
): Partial<Cell> {
  const { content, look } = cell;
  switch (content.kind) {
    case 'blank':
      return { value: null, style: styleOf(look, false) };
    case 'number':
      if (!Number.isFinite(content.value)) throw new RangeError('单元格数值无效');
      return { value: content.value, style: styleOf(look, false) };
    case 'formula':
      return {
        value: null,
        formula: content.formula,
        formulaResult: typeof content.cached === 'string' ? storedText(content.cached) : content.cached,
        style: styleOf(look, false),
      };
    case 'text': {
      const text = cellText(content.text);
      const style = styleOf(look, looksLikeFormula(text) || looksLikeErrorValue(text));
      // The library types `#N/A` and similar texts as error values; a rich-text run keeps them text.
      if (looksLikeErrorValue(text)) return { value: null, richText: [{ text }], style };
      return { value: text === '' ? null : storedText(text), style };
    }
  }
}

function toLibraryStyle(look: CellLook): CellStyle {
  const side = { style: 'thin', color: { rgb: borderColor } } as const;
  return {
    font: {
      name: fontName,
      size: look.size ?? baseFontSize,
      ...(look.bold ? { bold: true } : {}),
      ...(look.italic ? { italic: true } : {}),
      ...(look.color ? { color: { rgb: look.color } } : {}),
    },
    ...(look.fill ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: look.fill } } } : {}),
    ...(look.border ? { border: { top: side, right: side, bottom: side, left: side } } : {}),
    ...(look.numberFormat ? { numFmt: look.numberFormat } : {}),
    alignment: {
      ...(look.align ? { horizontal: look.align } : {}),
      vertical: look.verticalTop ? 'top' : 'center',
      ...(look.wrap ? { wrapText: true } : {}),
    },
    ...(look.unlocked ? { protection: { locked: false } } : {}),
  };
}

function rowDefinitions(sheet: SheetDraft): WriteSheet['rowDefs'] {
  const rows = new Set([...sheet.rowHeights.keys(), ...sheet.rowOutline.keys()]);
  return new Map(
    [...rows].map((row) => {
      const height = sheet.rowHeights.get(row);
      const outlineLevel = sheet.rowOutline.get(row);
      return [
        row,
        {
          ...(height === undefined ? {} : { height }),
          ...(outlineLevel === undefined ? {} : { outlineLevel }),
        },
      ];
    }),
  );
}

/**
 * Print titles as defined names. The library's page set-up does not quote sheet names, and a name such
 * as `排期-公交车身!$1:$3` makes a file that Excel reports as damaged.
 */
function printTitles(sheet: SheetDraft): { name: string; range: string; scope: string }[] {
  const { repeatRows, repeatColumns } = sheet.print;
  const parts: string[] = [];
  const quoted = quotedSheetName(sheet.name);
  if (repeatColumns > 0) parts.push(`${quoted}!$A:$${columnLetters(repeatColumns - 1)}`);
  if (repeatRows > 0) parts.push(`${quoted}!$1:$${repeatRows}`);
  if (parts.length === 0) return [];
  return [{ name: '_xlnm.Print_Titles', range: parts.join(','), scope: sheet.name }];
}

function pageHeaders(print: PagePrint): { oddHeader: string; oddFooter: string } {
  const part = (text: string, maximum: number) => storedText(pageHeaderText(text, maximum));
  const watermark = part(print.watermark, 60);
  const center = watermark === '' ? '' : `&C&"${fontName},Regular"&16&KBFBFBF${watermark}`;
  return {
    oddHeader: `&L${part(print.headerLeft, 70)}${center}&R${part(print.headerRight, 60)}`,
    oddFooter: `&L${part(print.footerLeft, 110)}&C第 &P 页 / 共 &N 页`,
  };
}
