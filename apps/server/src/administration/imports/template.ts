import { templateWorkbook } from '@ooh/report/template-workbook';
import type { ImportKind } from '../../city-data/imports/import-kind.ts';
import type { ImportField } from '../../city-data/imports/schema/import-field.ts';

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Fields that a template shows; those that another one stands for and that have no example are left out. */
const shownFields = ({ fields }: ImportKind): readonly ImportField[] =>
  fields.filter(({ isRequired, example }) => isRequired || example !== '');

/**
 * A CSV to fill in: the labels of the fields as header and one example row. With a byte order mark, so that
 * spreadsheets read the Chinese.
 */
export function templateCsv(kind: ImportKind): string {
  const shown = shownFields(kind);
  const rows = [shown.map(({ label }) => label), shown.map(({ example }) => example)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** The same as a workbook, with a second sheet that says what every column means. */
export function templateXlsx(kind: ImportKind): Promise<Uint8Array> {
  return templateWorkbook({
    title: kind.label,
    hint: kind.hint,
    columns: shownFields(kind).map(({ label, isRequired, example }) => ({
      title: label,
      isRequired,
      example,
    })),
  });
}
