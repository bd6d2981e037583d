import type { ImportIssue, ImportSession } from '@ooh/contract/domain/data-release';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { saveToDisk } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import { issuesCsv, severityNames } from './issues-csv.ts';

type NumberedIssue = ImportIssue & { readonly key: string };
type Severity = 'all' | ImportIssue['severity'];

const columns: readonly AppColumn<NumberedIssue>[] = [
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

export interface IssueTableProps {
  readonly session: ImportSession;
  readonly report: NonNullable<ImportSession['report']>;
}

/** What is wrong with the file, row by row. */
export function IssueTable({ session, report }: IssueTableProps) {
  const [severity, setSeverity] = useState<Severity>('all');
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const { issues, issueCount } = report;
  const countOf = (wanted: Severity) =>
    wanted === 'all' ? issues.length : issues.filter((issue) => issue.severity === wanted).length;
  const rows = issues
    .map((issue, index) => ({ ...issue, key: String(index) }))
    .filter((issue) => severity === 'all' || issue.severity === severity);
  const start = (page.pageNo - 1) * page.pageSize;
  const download = () => {
    const name = session.fileName.replace(/\.[^.]*$/, '');
    saveToDisk({
      file: new Blob([issuesCsv(issues)], { type: 'text/csv;charset=utf-8' }),
      fileName: `${name}_问题清单.csv`,
    });
  };
  return (
    <AppTable<NumberedIssue>
      caption="问题清单"
      columns={columns}
      rows={rows.slice(start, start + page.pageSize)}
      rowKey={({ key }) => key}
      page={{ ...page, total: rows.length }}
      onPage={(pageNo, pageSize) => setPage({ pageNo, pageSize })}
      emptyTitle="没有发现问题"
      toolbar={
        <Segmented<Severity>
          aria-label="按级别筛选"
          value={severity}
          onChange={(next) => {
            setSeverity(next);
            setPage({ ...page, pageNo: 1 });
          }}
          options={(['all', 'error', 'warning'] as const).map((value) => ({
            value,
            label: `${value === 'all' ? '全部' : severityNames[value]} ${formatNumber(countOf(value))}`,
          }))}
        />
      }
      toolbarExtra={
        <>
          {issueCount > issues.length && (
            <span>
              共 {formatNumber(issueCount)} 个问题，列出前 {formatNumber(issues.length)} 个
            </span>
          )}
          <Button disabled={issues.length === 0} onClick={download}>
            下载问题清单（CSV）
          </Button>
        </>
      }
    />
  );
}
