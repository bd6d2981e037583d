import { useAllowed } from '../../session/use-session.ts';
import { useCall } from '../../api/use-call.ts';
import { jobColumns, type SystemJob } from '../../shared/job/job-columns.tsx';
import { FigureTile, FigureTiles } from '../../ui/figure/figure-tile.tsx';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefButton, HrefLink } from '../../ui/page/href-link.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { DataUpdatesCard } from './data-updates-card.tsx';
import { HomeFrame } from './home-frame.tsx';
import { RunningOrdersCard } from './running-orders-card.tsx';
import { TaskCard, todayText, useTasks } from './task-card.tsx';

const stateWords = { ok: '正常', degraded: '变慢', down: '不可用' } as const;
const useSystem = () => useCall('v1/admin/system', {});
type SystemAnswer = NonNullable<ReturnType<typeof useSystem>['data']>;

/** Accounts that may sign in, and who is signed in now. */
function AccountTiles() {
  const users = useCall('v1/admin/users/list', { pageSize: 1, state: 'enabled' });
  const sessions = useCall('v1/admin/sessions/list', { pageSize: 1, state: 'active' });
  return (
    <>
      <FigureTile name="用户" note={<HrefLink href="/administration/users">用户与组织</HrefLink>}>
        {formatNumber(users.data?.total)}
      </FigureTile>
      <FigureTile name="登录会话" note={<HrefLink href="/administration/sessions">登录会话</HrefLink>}>
        {formatNumber(sessions.data?.total)}
      </FigureTile>
    </>
  );
}

function SystemFigures({
  system,
  hasAccounts,
}: {
  readonly system: SystemAnswer;
  readonly hasAccounts: boolean;
}) {
  const { state, startedAt, jobs, disk, releases } = system;
  const free = disk.freeBytes / disk.totalBytes;
  return (
    <FigureTiles>
      <FigureTile name="系统" note={`启动于 ${formatTime(startedAt)}`} isBad={state !== 'ok'}>
        {stateWords[state]}
      </FigureTile>
      <FigureTile
        name="任务"
        note={`等待 ${jobs.counts.queued} · 失败 ${jobs.counts.failed}`}
        isBad={jobs.counts.failed > 0}
      >
        运行 {formatNumber(jobs.counts.running)}
      </FigureTile>
      <FigureTile name="生效数据版本" note={`覆盖 ${formatNumber(releases.cities)} 城`}>
        {formatNumber(releases.current)}
      </FigureTile>
      {hasAccounts && <AccountTiles />}
      <FigureTile name="可用磁盘" note={free < 0.1 ? '不足一成，请清理' : undefined} isBad={free < 0.1}>
        {formatShare(free, 0)}
      </FigureTile>
    </FigureTiles>
  );
}

/** Imports, jobs, users and the system: what an operator looks at first. */
export function AdministratorHome() {
  const system = useSystem();
  const tasks = useTasks();
  const hasAccounts = useAllowed('administrationData.accountData.isEnabled');
  const mayImport = useAllowed('administrationData.dataReleaseData.isEnabled');
  return (
    <HomeFrame
      today={todayText(tasks.data)}
      actions={
        mayImport && (
          <HrefButton type="primary" href="/administration/import">
            导入数据
          </HrefButton>
        )
      }
      lead={
        system.data ? (
          <SystemFigures system={system.data} hasAccounts={hasAccounts} />
        ) : (
          <SectionPending error={system.error} onRetry={() => void system.refetch()} rows={2} />
        )
      }
      aside={
        <>
          {mayImport && <DataUpdatesCard />}
          <TaskCard tasks={tasks} />
        </>
      }
    >
      <Card title="任务" extra={<HrefLink href="/administration/system">系统健康</HrefLink>}>
        <AppTable<SystemJob>
          caption="等待、运行与失败的任务"
          columns={jobColumns}
          rows={system.data?.jobs.recent.slice(0, 8)}
          rowKey={({ jobId }) => jobId}
          emptyTitle="没有等待、运行或失败的任务"
        />
      </Card>
      <RunningOrdersCard />
    </HomeFrame>
  );
}
