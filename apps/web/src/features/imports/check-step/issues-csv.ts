import type { ImportIssue } from '@ooh/contract/domain/data-release';

export const severityNames: Readonly<Record<ImportIssue['severity'], string>> = {
  error: '错误',
  warning: '警告',
};

/** A cell that no spreadsheet takes for a formula, quoted where needed. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Issues as CSV with a byte order mark, so that spreadsheets read the Chinese. */
export function issuesCsv(issues: readonly ImportIssue[]): string {
  const rows = issues.map(({ severity, row, field, reason, value }) => [
    severityNames[severity],
    row === null ? '' : String(row),
    field ?? '',
    reason,
    value ?? '',
  ]);
  const lines = [['级别', '行', '字段', '原因', '值'], ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
