import { AppError } from '../../../../platform/http/app-error.ts';
import { dateText, numberText, storedText, type NumberStyle } from './cell-text.ts';
import type { XmlListener } from './xml-scanner.ts';

/** A row of a sheet: its number there, 1 = the first, and the texts of its cells by column, '' or absent where empty. */
export interface SheetRow {
  readonly number: number;
  readonly texts: readonly string[];
}

export interface SheetContent {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly dateSystem: 1900 | 1904;
}

const columnLimit = 16_384;

/** 0 for A, 26 for AA; null without letters. */
export function columnOf(reference: string): number | null {
  let column = 0;
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) & 0xdf;
    if (letter < 65 || letter > 90) return i === 0 ? null : column - 1;
    column = column * 26 + letter - 64;
    if (column > columnLimit) throw new AppError('refused', '工作簿已损坏：列号超出范围');
  }
  return column === 0 ? null : column - 1;
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  hasFormula: boolean;
}

/** Converts a sheet's XML events to rows. Formulas give their stored results; those without one are counted. */
export function sheetListener(
  content: SheetContent,
  onRow: (row: SheetRow) => void,
): XmlListener & { readonly unreckoned: number } {
  let [number, texts, next, unreckoned]: [number, string[], number, number] = [0, [], 0, 0];
  let cell: OpenCell | null = null;
  /** Whether the text now is a value: inside v or a t, and not inside a phonetic hint. */
  let [isValue, isPhonetic] = [false, false];
  return {
    get unreckoned() {
      return unreckoned;
    },
    open(name, attribute) {
      if (name === 'row') {
        number = Number(attribute('r')) || number + 1;
        [texts, next] = [[], 0];
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? next;
        next = column + 1;
        cell = {
          column,
          type: attribute('t'),
          style: Number(attribute('s')) || 0,
          text: '',
          hasFormula: false,
        };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || name === 't') isValue = !isPhonetic;
    },
    text(piece) {
      if (isValue && cell) cell.text += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'row') onRow({ number, texts });
      if (name !== 'c' || !cell) return;
      if (cell.hasFormula && cell.text === '' && cell.type !== 'str') unreckoned++;
      const text = textOf(cell, content);
      if (text !== '') texts[cell.column] = text;
      cell = null;
    },
  };
}

function textOf({ type, style, text }: OpenCell, { strings, styles, dateSystem }: SheetContent): string {
  if (text === '') return '';
  if (type === 's') {
    const shared = strings[Number(text)];
    if (shared === undefined) throw new AppError('refused', '工作簿已损坏：引用了不存在的文字');
    return shared;
  }
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== '' && type !== 'n') return storedText(text).trim();
  const value = Number(text);
  if (styles[style] === 'date' && Number.isFinite(value)) return dateText(value, dateSystem) ?? text;
  return numberText(text);
}
