import type { ImportIssue } from '@ooh/contract/domain/data-release';

/** Issues kept for the report; all of them are counted. */
const keptIssues = 500;
const keptValueLength = 80;

export interface IssueLog {
  error(row: number | null, field: string | null, reason: string, value?: string | null): void;
  warn(row: number | null, field: string | null, reason: string, value?: string | null): void;
  readonly errorCount: number;
  readonly issueCount: number;
  /** The first issues, errors before warnings, each in file order. */
  issues(): ImportIssue[];
}

/**
 * Collects the issues of a file. Memory stays bounded however many issues there are. Values are left out of a log
 * of confidential cells.
 */
export function createIssueLog({ isConfidential = false } = {}): IssueLog {
  const kept = { error: [] as ImportIssue[], warning: [] as ImportIssue[] };
  const counts = { error: 0, warning: 0 };
  const add = (
    severity: 'error' | 'warning',
    ...[row, field, reason, value]: Parameters<IssueLog['error']>
  ) => {
    counts[severity]++;
    if (kept[severity].length >= keptIssues) return;
    kept[severity].push({
      severity,
      row,
      field,
      reason,
      value: isConfidential ? null : (value?.slice(0, keptValueLength).toWellFormed() ?? null),
    });
  };
  const inFileOrder = (a: ImportIssue, b: ImportIssue): number => (a.row ?? 0) - (b.row ?? 0);
  return {
    error: (...issue) => add('error', ...issue),
    warn: (...issue) => add('warning', ...issue),
    get errorCount() {
      return counts.error;
    },
    get issueCount() {
      return counts.error + counts.warning;
    },
    issues: () =>
      [...kept.error.toSorted(inFileOrder), ...kept.warning.toSorted(inFileOrder)].slice(0, keptIssues),
  };
}
