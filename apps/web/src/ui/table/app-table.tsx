import { Table, type TablePaginationConfig } from 'antd';
import type { ColumnType } from 'antd/es/table';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { NoMatch } from '../state/no-match.tsx';
import type { SetCondition } from '../state/set-condition.ts';
import { NamedPart } from '../state/named-part.tsx';
import { StateBlock } from '../state/state-block.tsx';
import styles from './app-table.module.css';
import { TableToolbar } from './table-toolbar.tsx';
import { visibleColumns } from './table-settings.ts';
import { TotalsRow } from './totals-row.tsx';
import { useHeadAtTop } from './use-head-at-top.ts';
import { useInertMeasureRow } from './use-inert-measure-row.ts';
import { useScrollFocus } from './use-scroll-focus.ts';
import { useTableSettings } from './stored-settings.ts';
import type { AppColumn, TableSort } from './app-column.ts';

export interface AppTableProps<Row> {
  /** What the table holds; read out by screen readers. */
  readonly caption: string;
  readonly columns: readonly AppColumn<Row>[];
  /** Undefined while the first page is loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Pages count from 1. Left out: all rows on one page. */
  readonly page?: { readonly pageNo: number; readonly pageSize: number; readonly total: number };
  readonly onPage?: (pageNo: number, pageSize: number) => void;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort | undefined) => void;
  readonly isLoading?: boolean;
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  /** True when filters are set: an empty result then offers to clear them. */
  readonly isFiltered?: boolean;
  readonly onClearFilters?: () => void;
  /** The filters that are set: an empty result then names the one that hides most. */
  readonly conditions?: readonly SetCondition[];
  readonly emptyTitle?: ReactNode;
  readonly emptyAction?: ReactNode;
  /** Left part of the toolbar, for example the title or batch buttons. */
  readonly toolbar?: ReactNode;
  readonly toolbarExtra?: ReactNode;
  /** Names stored column settings; left out: the table has none. */
  readonly settingsKey?: string;
  readonly selectedKeys?: readonly string[];
  readonly onSelect?: (keys: string[]) => void;
  readonly onRowClick?: (row: Row) => void;
  /** Height of the scrolling body, px; needed for `isVirtual`. */
  readonly bodyHeight?: number;
  readonly isVirtual?: boolean;
  readonly rowClassName?: (row: Row) => string;
}

const density = { middle: 'medium', small: 'small' } as const;

function toAntd<Row>(column: AppColumn<Row>, sort: TableSort | undefined): ColumnType<Row> {
  const order = sort?.key === column.key ? (sort.order === 'asc' ? 'ascend' : 'descend') : null;
  return {
    key: column.key,
    title: column.title,
    width: column.width,
    fixed: column.fixed,
    ellipsis: column.ellipsis,
    align: column.isNumeric ? 'right' : undefined,
    className: column.isNumeric ? 'numeric' : undefined,
    render: (_, row, index) => column.render(row, index),
    ...(column.isSortable ? { sorter: true, sortOrder: order } : {}),
  };
}

function paginationOf<Row>({ page, onPage }: AppTableProps<Row>): TablePaginationConfig | false {
  if (!page) return false;
  return {
    current: page.pageNo,
    pageSize: page.pageSize,
    total: page.total,
    showSizeChanger: true,
    showQuickJumper: page.total > page.pageSize * 8,
    pageSizeOptions: [10, 20, 50, 100],
    showTotal: (total, [from, to]) => `第 ${from}–${to} 条，共 ${total.toLocaleString('zh-CN')} 条`,
    onChange: onPage,
  };
}

function emptyStateOf<Row>(props: AppTableProps<Row>) {
  const { isFiltered, onClearFilters, conditions = [], emptyTitle, emptyAction } = props;
  if (conditions.length > 0 && onClearFilters !== undefined)
    return <NoMatch conditions={conditions} onClear={onClearFilters} />;
  if (isFiltered) return <StateBlock kind="no-match" onClearFilters={onClearFilters} />;
  return <StateBlock kind="empty" title={emptyTitle} action={emptyAction} />;
}

/** A list with paging, sorting, column settings, density, totals, and its loading, empty and failed states. */
export function AppTable<Row extends object>(props: AppTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, isLoading = false, error, onRetry } = props;
  const { settingsKey, selectedKeys, onSelect, onRowClick, bodyHeight, isVirtual } = props;
  const [settings, setSettings] = useTableSettings(settingsKey);
  const frame = useRef<HTMLDivElement>(null);
  // The first rows are rendered in slices so that the page stays responsive.
  const isDue = useDeferredValue(rows !== undefined);
  useInertMeasureRow(frame);
  useHeadAtTop(frame);
  useScrollFocus(frame);
  const arranged = columns.map((column) => ({ ...column, isFixed: column.fixed !== undefined }));
  const shown = visibleColumns(arranged, settings);
  const width = shown.reduce((sum, column) => sum + (column.width ?? 140), 0);
  const hasTotals = shown.some((column) => column.total !== undefined) && (rows?.length ?? 0) > 0;
  const drawTotals = () => <TotalsRow columns={shown} hasSelection={onSelect !== undefined} />;
  return (
    <div className={styles.frame} ref={frame}>
      {(props.toolbar !== undefined || props.toolbarExtra !== undefined || settingsKey !== undefined) && (
        <TableToolbar
          columns={arranged}
          settings={settingsKey === undefined ? undefined : settings}
          onSettings={setSettings}
          extra={props.toolbarExtra}
        >
          {props.toolbar}
        </TableToolbar>
      )}
      {error && rows === undefined ? (
        <NamedPart title={caption}>
          <StateBlock kind="section-failed" error={error} onRetry={onRetry} />
        </NamedPart>
      ) : rows === undefined || !isDue ? (
        <StateBlock kind="loading" shape="list" rows={8} />
      ) : (
        <Table<Row>
          aria-label={caption}
          size={density[settings.density]}
          columns={shown.map((column) => toAntd(column, sort))}
          dataSource={rows}
          rowKey={rowKey}
          loading={isLoading}
          virtual={isVirtual}
          scroll={{ x: width, y: bodyHeight }}
          sticky={
            bodyHeight === undefined ? { getContainer: () => frame.current ?? document.body } : undefined
          }
          pagination={paginationOf(props)}
          showSorterTooltip={false}
          rowClassName={props.rowClassName}
          locale={{ emptyText: emptyStateOf(props) }}
          rowSelection={
            onSelect && {
              selectedRowKeys: [...(selectedKeys ?? [])],
              onChange: (keys) => onSelect(keys.map(String)),
              preserveSelectedRowKeys: true,
            }
          }
          onRow={onRowClick && ((row) => ({ onClick: () => onRowClick(row), className: styles.clickable }))}
          onChange={(_, __, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            const key = String(sorter.columnKey);
            onSort?.(sorter.order ? { key, order: sorter.order === 'ascend' ? 'asc' : 'desc' } : undefined);
          }}
          summary={hasTotals ? drawTotals : undefined}
        />
      )}
    </div>
  );
}
