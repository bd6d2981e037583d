import { Button } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import type { StatusTone } from '../../../ui/figure/status-tag.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { type SystemState, stateLabels, SystemTiles, stateTag } from './system-tiles.tsx';

type Job = SystemState['jobs']['recent'][number];

const jobLabels: Readonly<Record<Job['state'], readonly [StatusTone, string]>> = {
  queued: ['waiting', '等待'],
  running: ['working', '运行'],
  done: ['success', '完成'],
  failed: ['error', '失败'],
  cancelled: ['neutral', '取消'],
};

const jobColumns: AppColumn<Job>[] = [
  { key: 'kind', title: '任务', width: 160, render: ({ kind }) => <code>{kind}</code> },
  { key: 'state', title: '状态', width: 104, render: ({ state }) => stateTag(jobLabels[state]) },
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

/** Stores, threads, disk, versions and jobs: what an operator looks at first. */
export function SystemPage() {
  const system = useCall('v1/admin/system', {}, { quiet: true, staleMs: 0 });
  const state = system.data;
  return (
    <>
      <PageHeader
        title="系统健康"
        subtitle="存储、引擎、任务与磁盘此刻的状况。"
        actions={
          <>
            {state && stateTag(stateLabels[state.state])}
            <Button loading={system.isFetching} onClick={() => void system.refetch()}>
              刷新
            </Button>
          </>
        }
      />
      {system.error && (
        <StateBlock
          kind="section-failed"
          errorText={system.error.message}
          onRetry={() => void system.refetch()}
        />
      )}
      {!system.error && !state && <StateBlock kind="loading" rows={8} />}
      {state && (
        <>
          <SystemTiles state={state} />
          <AppTable<Job>
            caption="等待、运行与失败的任务"
            columns={jobColumns}
            rows={state.jobs.recent}
            rowKey={({ jobId }) => jobId}
            emptyTitle="没有等待、运行或失败的任务"
            toolbar={<strong>任务</strong>}
          />
        </>
      )}
    </>
  );
}
