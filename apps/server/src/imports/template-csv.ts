import type { ImportKind } from './import-kind.ts';

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A CSV to fill in: the labels of the fields as header and one example row. With a byte order mark, so that
 * spreadsheets read the Chinese. Fields that another one stands for and that have no example are left out.
 */
export function templateCsv({ fields }: ImportKind): string {
  const shown = fields.filter(({ isRequired, example }) => isRequired || example !== '');
  const rows = [shown.map(({ label }) => label), shown.map(({ example }) => example)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
