/**
 * The product's model of a workbook, independent of any spreadsheet library: sheets of addressed cells with
 * styles, and the page, pane, outline and protection settings the deliverables need. `workbook-writer.ts`
 * turns a draft into bytes.
 */

export type HorizontalAlign = 'left' | 'center' | 'right';

/** Style and behaviour of a cell. Equal styles should be the same object: writing interns them by identity. */
export interface CellLook {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  /** RRGGBB */
  readonly color?: string;
  /** RRGGBB */
  readonly fill?: string;
  readonly align?: HorizontalAlign;
  readonly verticalTop?: boolean;
  readonly wrap?: boolean;
  readonly border?: boolean;
  readonly numberFormat?: string;
  /** Editable while the sheet is protected. */
  readonly unlocked?: boolean;
}

export type CellContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Formula without the leading `=`, with the cached value before recalculation. */
  | { readonly kind: 'formula'; readonly formula: string; readonly cached: number | string }
  | { readonly kind: 'blank' };

export interface DraftCell {
  /** 0-based. */
  readonly row: number;
  readonly column: number;
  readonly content: CellContent;
  readonly look: CellLook;
}

export interface CellRange {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

export interface PagePrint {
  readonly paper: 'a3' | 'a4';
  readonly orientation: 'landscape' | 'portrait';
  /** Rows and columns repeated on every page: counts from the top and the left. */
  readonly repeatRows: number;
  readonly repeatColumns: number;
  /** Header and footer parts; plain text, codes are added by the writer. */
  readonly headerLeft: string;
  readonly watermark: string;
  readonly headerRight: string;
  readonly footerLeft: string;
}

export interface SheetDraft {
  readonly name: string;
  readonly cells: DraftCell[];
  readonly merges: CellRange[];
  /** Width in characters by column. */
  readonly columnWidths: number[];
  readonly rowHeights: Map<number, number>;
  /** Outline level by row; summary rows are below their group. */
  readonly rowOutline: Map<number, number>;
  frozenRows: number;
  frozenColumns: number;
  filterRange: CellRange | null;
  protected: boolean;
  showGridLines: boolean;
  print: PagePrint;
}

export interface WorkbookDraft {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** ISO date-time with offset: becomes the document's created and modified instants. */
  readonly issuedAt: string;
  readonly sheets: readonly SheetDraft[];
}

/** An empty sheet: no panes, no filter, unprotected, grid lines off. */
export function newSheet(name: string, print: PagePrint): SheetDraft {
  return {
    name,
    cells: [],
    merges: [],
    columnWidths: [],
    rowHeights: new Map(),
    rowOutline: new Map(),
    frozenRows: 0,
    frozenColumns: 0,
    filterRange: null,
    protected: false,
    showGridLines: false,
    print,
  };
}

export function putText(sheet: SheetDraft, row: number, column: number, text: string, look: CellLook): void {
  sheet.cells.push({ row, column, content: { kind: 'text', text }, look });
}

/** A number, or an em dash where there is none. */
export function putNumber(
  sheet: SheetDraft,
  row: number,
  column: number,
  value: number | null,
  look: CellLook,
): void {
  const content: CellContent =
    value === null || !Number.isFinite(value) ? { kind: 'text', text: '—' } : { kind: 'number', value };
  sheet.cells.push({ row, column, content, look });
}

export function putFormula(
  sheet: SheetDraft,
  row: number,
  column: number,
  formula: string,
  cached: number | string,
  look: CellLook,
): void {
  sheet.cells.push({ row, column, content: { kind: 'formula', formula, cached }, look });
}

export function putBlank(sheet: SheetDraft, row: number, column: number, look: CellLook): void {
  sheet.cells.push({ row, column, content: { kind: 'blank' }, look });
}

/**
 * Text over a block of cells: the style is repeated on every covered cell so that borders are complete. A block of one
 * cell is not merged, because Excel reports such a file as damaged.
 */
export function putMergedText(sheet: SheetDraft, range: CellRange, text: string, look: CellLook): void {
  for (let row = range.firstRow; row <= range.lastRow; row += 1) {
    for (let column = range.firstColumn; column <= range.lastColumn; column += 1) {
      if (row === range.firstRow && column === range.firstColumn) putText(sheet, row, column, text, look);
      else putBlank(sheet, row, column, look);
    }
  }
  if (range.firstRow !== range.lastRow || range.firstColumn !== range.lastColumn) sheet.merges.push(range);
}

/** Column letters: 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}

/** A1 reference of a 0-based row and column. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** `A1:C9` of a range. */
export function rangeAddress(range: CellRange): string {
  return `${cellAddress(range.firstRow, range.firstColumn)}:${cellAddress(range.lastRow, range.lastColumn)}`;
}

/** The cells of one column from one row to another, as a reference. */
export function columnSpan(column: number, firstRow: number, lastRow: number): string {
  return rangeAddress({ firstRow, lastRow, firstColumn: column, lastColumn: column });
}
