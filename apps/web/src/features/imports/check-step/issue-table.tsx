import type { ImportIssue, ImportSession } from '@ooh/contract/domain/data-release';
import { Button, Segmented } from 'antd';
import { saveToDisk } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { issuesCsv, severityNames } from './issues-csv.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { issueList, type ImportAddress } from '../import-address.ts';

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
  readonly address: ImportAddress;
  readonly onAddress: OnAddress<ImportAddress>;
  readonly session: ImportSession;
  readonly report: NonNullable<ImportSession['report']>;
}

/** What is wrong with the file, row by row. */
export function IssueTable({ session, report, address, onAddress }: IssueTableProps) {
  const { severity = 'all' } = address;
  const { filters, tableOfAll } = useListPage(issueList, {
    address,
    onAddress: (next) => onAddress(next, { resetScroll: false }),
  });
  const { issues, issueCount } = report;
  const countOf = (wanted: Severity) =>
    wanted === 'all' ? issues.length : issues.filter((issue) => issue.severity === wanted).length;
  const rows = issues
    .map((issue, index) => ({ ...issue, key: String(index) }))
    .filter((issue) => severity === 'all' || issue.severity === severity);
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
      {...tableOfAll(rows)}
      rowKey={({ key }) => key}
      isFiltered={false}
      emptyTitle="没有发现问题"
      toolbar={
        <Segmented<Severity>
          aria-label="按级别筛选"
          value={severity}
          onChange={(next) => filters.filter({ severity: next === 'all' ? undefined : next })}
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
