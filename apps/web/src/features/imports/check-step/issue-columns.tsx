import type { ImportIssue } from '@ooh/contract/domain/data-release';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { severityNames } from './issues-csv.ts';

export type NumberedIssue = ImportIssue & { readonly key: string };

export const issueColumns: readonly AppColumn<NumberedIssue>[] = [
  {
    key: 'severity',
    title: '级别',
    width: 88,
    render: ({ severity }) => (
      <StatusTag tone={severity === 'error' ? 'error' : 'warning'} text={severityNames[severity]} />
    ),
  },
  {
    key: 'row',
    title: '行',
    width: 72,
    isNumeric: true,
    render: ({ row }) => (row === null ? '整个文件' : formatNumber(row)),
  },
  { key: 'field', title: '字段', width: 176, render: ({ field }) => field ?? '—' },
  { key: 'reason', title: '原因', width: 340, render: ({ reason }) => reason },
  {
    key: 'value',
    title: '值',
    width: 260,
    ellipsis: true,
    render: ({ value }) => <span title={value ?? undefined}>{value ?? '—'}</span>,
  },
];
