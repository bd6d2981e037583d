import type { CallOutput } from '@ooh/contract/registry';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import styles from '../administration.module.css';
import { PrivacyTile } from './privacy-tile.tsx';
import { formatBytes } from '../../../ui/figure/format-bytes.ts';

export type SystemState = CallOutput<'v1/admin/system'>;

export const stateLabels: Readonly<Record<SystemState['state'], readonly [StatusTone, string]>> = {
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

export const stateTag = ([tone, text]: readonly [StatusTone, string]) => (
  <StatusTag tone={tone} text={text} />
);

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

export function SystemTiles({ state }: { readonly state: SystemState }) {
  const { versions, disk, memory, audit, releases, jobs, privacy } = state;
  return (
    <div className={styles.tiles}>
      {state.parts.map((part) => (
        <Card key={part.name} title={partNames[part.name]} extra={stateTag(stateLabels[part.state])}>
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
        <Card key={name} title={`引擎线程：${threadNames[name]}`} extra={stateTag(threadLabels[does])}>
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
      {privacy && <PrivacyTile privacy={privacy} />}
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
