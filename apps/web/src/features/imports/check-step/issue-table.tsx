import type { ImportIssue, ImportSession } from '@ooh/contract/domain/data-release';
import { Button, Segmented } from 'antd';
import { saveToDisk } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { issuesCsv, severityNames } from './issues-csv.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { issueList, type ImportAddress } from '../import-address.ts';
import { issueColumns, type NumberedIssue } from './issue-columns.tsx';

type Severity = 'all' | ImportIssue['severity'];

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
      columns={issueColumns}
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
