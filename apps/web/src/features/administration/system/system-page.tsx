import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { formatBytes } from './format-bytes.ts';

type SystemState = CallOutput<'v1/admin/system'>;
type Job = SystemState['jobs']['recent'][number];

const stateLabels: Readonly<Record<SystemState['state'], readonly [StatusTone, string]>> = {
  ok: ['success', '正常'],
  degraded: ['warning', '变慢'],
  down: ['error', '不可用'],
};
const partNames = {
  postgres: 'PostgreSQL（业务数据）',
  clickhouse: 'ClickHouse（分析数据）',
  engine: '计算引擎',
};
const threadNames = { interactive: '即时', background: '旁路', batch: '批量', companion: '批量并行' };
const threadLabels: Readonly<
  Record<SystemState['engineThreads'][number]['state'], readonly [StatusTone, string]>
> = {
  asleep: ['neutral', '未启动'],
  idle: ['success', '空闲'],
  working: ['working', '计算中'],
};
const jobLabels: Readonly<Record<Job['state'], readonly [StatusTone, string]>> = {
  queued: ['waiting', '等待'],
  running: ['working', '运行'],
  done: ['success', '完成'],
  failed: ['error', '失败'],
  cancelled: ['neutral', '取消'],
};

const tag = ([tone, text]: readonly [StatusTone, string]) => <StatusTag tone={tone} text={text} />;

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const jobColumns: AppColumn<Job>[] = [
  { key: 'kind', title: '任务', width: 160, render: ({ kind }) => <code>{kind}</code> },
  { key: 'state', title: '状态', width: 104, render: ({ state }) => tag(jobLabels[state]) },
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

function Tiles({ state }: { readonly state: SystemState }) {
  const { versions, disk, memory, audit, releases, jobs, privacy } = state;
  return (
    <div className={styles.tiles}>
      {state.parts.map((part) => (
        <Card key={part.name} title={partNames[part.name]} extra={tag(stateLabels[part.state])}>
          <Facts
            facts={[
              ['应答', `${formatNumber(part.milliseconds)} 毫秒`],
              ...(part.version === null ? [] : ([['版本', part.version]] as const)),
              ...(part.bytes === null ? [] : ([['占用', formatBytes(part.bytes)]] as const)),
            ]}
          />
        </Card>
      ))}
      {state.engineThreads.map(({ name, state: does, questions, models }) => (
        <Card key={name} title={`引擎线程：${threadNames[name]}`} extra={tag(threadLabels[does])}>
          <Facts
            facts={[
              ['在办', `${questions} 项`],
              ['城市模型', `${models} 个`],
            ]}
          />
        </Card>
      ))}
      <Card title="磁盘与内存">
        <Facts
          facts={[
            ['可用磁盘', `${formatBytes(disk.freeBytes)} / ${formatBytes(disk.totalBytes)}`],
            ['进程内存', formatBytes(memory.residentBytes)],
            ['其中堆', formatBytes(memory.heapBytes)],
          ]}
        />
      </Card>
      <Card title="版本">
        <Facts
          facts={[
            ['产品', versions.product],
            ['Node', versions.node],
            ['系统', versions.system],
            ['启动于', formatTime(state.startedAt)],
          ]}
        />
      </Card>
      <Card title="审计链" extra={<HrefButton href="/administration/audit">查看</HrefButton>}>
        <Facts
          facts={[
            ['记录', `${formatNumber(audit.entries)} 条`],
            ['最近核验', audit.lastCheck === null ? missing : formatTime(audit.lastCheck.checkedAt)],
            ['结果', audit.lastCheck === null ? missing : audit.lastCheck.isWhole ? '完整' : '已被破坏'],
          ]}
        />
      </Card>
      {privacy && (
        <Card title="隐私模式：strict">
          <Facts
            facts={[
              ['每日额度', `每组织 ${formatNumber(privacy.dailyQuestions)} 个不同问题`],
              ...privacy.organisations.map(
                ({ name, questions }) => [name, `今日 ${formatNumber(questions)} 个`] as const,
              ),
            ]}
          />
        </Card>
      )}
      <Card title="数据与任务" extra={<HrefButton href="/administration/data-releases">数据版本</HrefButton>}>
        <Facts
          facts={[
            ['生效版本', `${formatNumber(releases.current)} 个`],
            ['覆盖城市', `${formatNumber(releases.cities)} 个`],
            ['任务', `等待 ${jobs.counts.queued} · 运行 ${jobs.counts.running} · 失败 ${jobs.counts.failed}`],
          ]}
        />
      </Card>
    </div>
  );
}

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
            {state && tag(stateLabels[state.state])}
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
          <Tiles state={state} />
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
