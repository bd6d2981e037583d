import { strToU8, zipSync, type Zippable } from 'fflate';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A cell as text, or as the XML of its own element without reference: `<c t="b"><v>1</v></c>`. */
export type SheetCell = string | { readonly xml: string };

export interface TestSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly SheetCell[])[];
}

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
}

function sheetXml(rows: TestSheet['rows'], shared: Map<string, number>): string {
  const cellXml = (cell: SheetCell, row: number, column: number): string => {
    const reference = `${letters(column)}${row + 1}`;
    if (typeof cell !== 'string') return cell.xml.replace('<c', `<c r="${reference}"`);
    if (cell === '') return '';
    if (!shared.has(cell)) shared.set(cell, shared.size);
    return `<c r="${reference}" t="s"><v>${shared.get(cell)}</v></c>`;
  };
  const rowXml = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((cell, i) => cellXml(cell, row, i)).join('')}</row>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rowXml.join('')}</sheetData></worksheet>`;
}

/** The parts of a small workbook; styles: 0 plain, 1 a day, 2 a day with time, 3 an own format with 年月日, 4 a time. */
export function workbookParts(sheets: readonly TestSheet[]): Record<string, string> {
  const shared = new Map<string, number>();
  const bodies = sheets.map(({ rows }) => sheetXml(rows, shared));
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const relations = (inner: string): string => `<?xml version="1.0"?><Relationships>${inner}</Relationships>`;
  return {
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><workbookPr/><sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${escaped(name)}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="s${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets.map((_, i) => relation(`s${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)).join('') +
        relation('st', 'styles', '/xl/styles.xml') +
        relation('ss', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    ...Object.fromEntries(bodies.map((body, i) => [`xl/worksheets/sheet${i + 1}.xml`, body])),
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst>${[...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  };
}

/** Packs parts as a workbook; parts given again take the place of the usual ones, null leaves one out. */
export function packedWorkbook(
  parts: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>> = {},
): Uint8Array {
  const entries: Zippable = {};
  for (const [name, text] of Object.entries({ ...parts, ...changes }))
    if (text !== null) entries[name] = strToU8(text);
  return zipSync(entries);
}

/** A workbook of one sheet. */
export const workbookOf = (rows: readonly (readonly SheetCell[])[]): Uint8Array =>
  packedWorkbook(workbookParts([{ name: '数据', rows }]));
