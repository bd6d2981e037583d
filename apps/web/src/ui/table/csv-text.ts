/** A leading sign would make a spreadsheet compute the text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as CSV that spreadsheets read as Chinese, with a byte order mark. */
export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
