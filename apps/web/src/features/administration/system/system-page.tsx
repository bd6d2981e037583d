import { Button } from 'antd';
import { jobColumns, type SystemJob } from '../../../shared/job/job-columns.tsx';
import { useCall } from '../../../api/use-call.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { stateLabels, SystemTiles, stateTag } from './system-tiles.tsx';

/** Stores, threads, disk, versions and jobs: what an operator looks at first. */
export function SystemPage() {
  const system = useCall('v1/admin/system', {}, { staleMs: 0 });
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
        <StateBlock kind="section-failed" error={system.error} onRetry={() => void system.refetch()} />
      )}
      {!system.error && !state && <StateBlock kind="loading" rows={8} />}
      {state && (
        <>
          <SystemTiles state={state} />
          <AppTable<SystemJob>
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
