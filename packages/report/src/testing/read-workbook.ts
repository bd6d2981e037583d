import { child, openPackage, treesOf } from './read-package.ts';
import type { XmlElement } from './read-package.ts';

export interface ReadCell {
  readonly address: string;
  readonly type: string;
  readonly value: number | string | null;
  readonly formula: string | null;
  readonly style: number;
}

export interface ReadSheet {
  readonly name: string;
  readonly xml: XmlElement;
  readonly cells: Map<string, ReadCell>;
}

export interface ReadStyle {
  readonly numberFormat: string;
  readonly fill: string | null;
  readonly locked: boolean;
}

export interface ReadWorkbook {
  readonly sheets: Map<string, ReadSheet>;
  readonly definedNames: { name: string; sheet: string; range: string }[];
  readonly styles: ReadStyle[];
  readonly parts: Map<string, string>;
  readonly entryTimes: number[];
}

/** Opens a workbook from its XML only, independent of any spreadsheet library. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const { parts, entryTimes } = openPackage(bytes);
  const part = treesOf(parts);
  for (const path of parts.keys()) part(path);
  const strings = parts.has('xl/sharedStrings.xml')
    ? part('xl/sharedStrings.xml').children.map((item) => decodeEscapes(plainText(item)))
    : [];
  const targets = new Map(
    part('xl/_rels/workbook.xml.rels').children.map((item) => [item.attributes.Id, item.attributes.Target]),
  );
  const workbook = part('xl/workbook.xml');
  const names = child(workbook, 'sheets').children;
  const sheets = new Map<string, ReadSheet>();
  for (const item of names) {
    const xml = part(`xl/${targets.get(item.attributes['r:id'])}`);
    sheets.set(item.attributes.name, { name: item.attributes.name, xml, cells: readCells(xml, strings) });
  }
  const definedNames = (workbook.children.find((item) => item.name === 'definedNames')?.children ?? []).map(
    (item) => ({
      name: item.attributes.name,
      sheet: names[Number(item.attributes.localSheetId)].attributes.name,
      range: item.text,
    }),
  );
  return { sheets, definedNames, styles: readStyles(part('xl/styles.xml')), parts, entryTimes };
}

function readCells(sheet: XmlElement, strings: readonly string[]): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const row of child(sheet, 'sheetData').children) {
    for (const cell of row.children) {
      const type = cell.attributes.t ?? 'n';
      const raw = cell.children.find((item) => item.name === 'v')?.text ?? null;
      const formula = cell.children.find((item) => item.name === 'f')?.text ?? null;
      let value: number | string | null = raw;
      if (type === 's') value = strings[Number(raw)];
      else if (type === 'inlineStr') value = decodeEscapes(plainText(child(cell, 'is')));
      else if (type === 'n') value = raw === null ? null : Number(raw);
      const address = cell.attributes.r;
      if (cells.has(address)) throw new Error(`cell twice: ${address}`);
      cells.set(address, { address, type, value, formula, style: Number(cell.attributes.s ?? 0) });
    }
  }
  return cells;
}

function plainText(element: XmlElement): string {
  if (element.name === 't') return element.text;
  return element.children.map(plainText).join('');
}

/** `_x0041_` in stored strings is the escape of one character. */
function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function readStyles(styles: XmlElement): ReadStyle[] {
  const formats = new Map(
    (styles.children.find((item) => item.name === 'numFmts')?.children ?? []).map((item) => [
      item.attributes.numFmtId,
      item.attributes.formatCode,
    ]),
  );
  const fills = child(styles, 'fills').children.map((fill) => {
    const pattern = child(fill, 'patternFill');
    return pattern.children.find((item) => item.name === 'fgColor')?.attributes.rgb ?? null;
  });
  return child(styles, 'cellXfs').children.map((format) => ({
    numberFormat: formats.get(format.attributes.numFmtId) ?? '',
    fill: fills[Number(format.attributes.fillId)],
    locked: format.children.find((item) => item.name === 'protection')?.attributes.locked !== '0',
  }));
}
