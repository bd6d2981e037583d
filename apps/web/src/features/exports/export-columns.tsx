import { Button, Popconfirm } from 'antd';
import type { CallOutput } from '../../api/call-types.ts';
import { exportNames } from '../../shared/export/export-names.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatBytes } from '../../ui/figure/format-bytes.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './export-centre.module.css';

type ExportRow = CallOutput<'v1/exports/list'>['rows'][number];

const states: Readonly<Record<ExportRow['state'], readonly [StatusTone, string]>> = {
  running: ['working', '生成中'],
  done: ['success', '已完成'],
  failed: ['error', '失败'],
};

export interface ExportActions {
  /** The record that is being made again. */
  readonly busy: string | undefined;
  readonly repeat: (row: ExportRow) => void;
  readonly remove: (row: ExportRow) => void;
}

export function exportColumns({ busy, repeat, remove }: ExportActions): AppColumn<ExportRow>[] {
  return [
    {
      key: 'file',
      title: '文件',
      width: 380,
      render: ({ fileName, action, message }) => (
        <>
          <span className={styles.file}>{fileName ?? exportNames[action]}</span>
          {message !== null && <span className={styles.reason}>{message}</span>}
        </>
      ),
    },
    { key: 'kind', title: '类型', width: 140, render: ({ action }) => exportNames[action] },
    {
      key: 'state',
      title: '状态',
      width: 104,
      render: ({ state }) => {
        const [tone, text] = states[state];
        return <StatusTag tone={tone} text={text} />;
      },
    },
    {
      key: 'size',
      title: '大小',
      width: 92,
      isNumeric: true,
      render: ({ byteCount }) => formatBytes(byteCount),
    },
    {
      key: 'at',
      title: '导出时间',
      width: 152,
      render: ({ startedAt }) => <span className="numeric">{formatTime(startedAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 160,
      fixed: 'right',
      render: (row) => {
        const name = row.fileName ?? exportNames[row.action];
        return (
          <>
            {row.again === null ? (
              <span title="当时的条件过长，没有保存">{missing}</span>
            ) : (
              <Button
                size="small"
                type="link"
                loading={busy === row.exportId}
                disabled={busy !== undefined && busy !== row.exportId}
                aria-label={`再次导出 ${name}`}
                onClick={() => repeat(row)}
              >
                再次导出
              </Button>
            )}
            <Popconfirm
              title="删除这条导出记录"
              okText="删除"
              cancelText="保留"
              onConfirm={() => remove(row)}
            >
              <Button size="small" type="link" aria-label={`删除 ${name}`}>
                删除
              </Button>
            </Popconfirm>
          </>
        );
      },
    },
  ];
}
