import type { ImportIssue } from '@ooh/contract/domain/data-release';
import { csvText } from '../../../ui/table/csv-text.ts';

export const severityNames: Readonly<Record<ImportIssue['severity'], string>> = {
  error: '错误',
  warning: '警告',
};

/** Issues as CSV. */
export function issuesCsv(issues: readonly ImportIssue[]): string {
  const rows = issues.map(({ severity, row, field, reason, value }) => [
    severityNames[severity],
    row === null ? '' : String(row),
    field ?? '',
    reason,
    value ?? '',
  ]);
  return csvText([['级别', '行', '字段', '原因', '值'], ...rows]);
}
