import type { CallOutput } from '../../api/call-types.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { jobKindName } from './job-kind-names.ts';

export type SystemJob = CallOutput<'v1/admin/system'>['jobs']['recent'][number];

const jobLabels: Readonly<Record<SystemJob['state'], readonly [StatusTone, string]>> = {
  queued: ['waiting', '等待'],
  running: ['working', '运行'],
  done: ['success', '完成'],
  failed: ['error', '失败'],
  cancelled: ['neutral', '取消'],
};

/** Columns of the jobs that wait, run or have failed. */
export const jobColumns: readonly AppColumn<SystemJob>[] = [
  { key: 'kind', title: '任务', width: 160, render: ({ kind }) => jobKindName(kind) },
  {
    key: 'state',
    title: '状态',
    width: 104,
    render: ({ state }) => {
      const [tone, text] = jobLabels[state];
      return <StatusTag tone={tone} text={text} />;
    },
  },
  {
    key: 'phase',
    title: '阶段',
    width: 280,
    render: ({ phase, progress, message }) =>
      message ?? `${phase || '等待'}（${Math.round(progress * 100)}%）`,
  },
  { key: 'owner', title: '提交人', width: 128, render: ({ ownerName }) => ownerName },
  {
    key: 'updated',
    title: '更新时间',
    width: 152,
    render: ({ updatedAt }) => <span className="numeric">{formatTime(updatedAt)}</span>,
  },
];
