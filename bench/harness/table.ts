/** One column of a printed table; numbers are set to the right. */
export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** A Markdown table with columns aligned in a terminal too. Cells must not contain line breaks. */
export function tableText(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = columns.map((column, c) =>
    Math.max(column.title.length, 3, ...cells.map((row) => row[c].length)),
  );
  const pad = (text: string, c: number) =>
    columns[c].align === 'right' ? text.padStart(widths[c]) : text.padEnd(widths[c]);
  const line = (row: readonly string[]) => `| ${row.map(pad).join(' | ')} |`;
  const rule = columns.map(({ align }, c) =>
    align === 'right' ? `${'-'.repeat(widths[c] - 1)}:` : '-'.repeat(widths[c]),
  );
  return [line(columns.map((column) => column.title)), line(rule), ...cells.map(line)].join('\n');
}

/** Three significant digits and a unit that suits: 0.612 ms, 48.1 ms, 1.25 s. */
export function durationText(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toPrecision(3)} s`;
  return `${milliseconds >= 100 ? Math.round(milliseconds) : milliseconds.toPrecision(3)} ms`;
}

/** A ratio with two significant digits at least: ×0.83, ×6.9, ×548. */
export function ratioText(ratio: number): string {
  return `×${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toPrecision(2)}`;
}
