import { heldDepthNames } from '@ooh/contract/v1/demo-data/state';
import type { CallOutput } from '@ooh/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { Progress, Tag } from 'antd';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call.ts';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './demo-data.module.css';

type HeldCity = CallOutput<'v1/demo-data/state'>['cities'][number];

const refreshMs = 3000;

const countColumn = (key: string, title: string): AppColumn<HeldCity> => ({
  key,
  title,
  width: 104,
  isNumeric: true,
  render: ({ counts }) => (counts[key] === undefined ? missing : formatNumber(counts[key])),
});

const columns: AppColumn<HeldCity>[] = [
  { key: 'name', title: '城市', width: 104, fixed: 'left', render: ({ name }) => name },
  { key: 'tier', title: '等级', width: 88, render: ({ tier }) => tier },
  {
    key: 'depth',
    title: '数据深度',
    width: 104,
    render: ({ depth }) => (depth === null ? missing : <Tag>{heldDepthNames[depth]}</Tag>),
  },
  countColumn('residents', '代表人口'),
  countColumn('persons', '人群样本'),
  countColumn('lines', '公交线路'),
  countColumn('stations', '地铁站'),
  countColumn('positions', '媒体点位'),
  countColumn('bookings', '档期'),
  countColumn('pois', 'POI'),
  {
    key: 'actions',
    title: '操作',
    width: 104,
    fixed: 'right',
    render: ({ cityCode, name }) => (
      <HrefButton
        href={`/media?city=${cityCode}`}
        type="link"
        size="small"
        aria-label={`查看${name}媒体资源`}
      >
        媒体资源
      </HrefButton>
    ),
  },
];

/** What the stores hold of the 49 high-tier cities, and how far the seeding in the background is. */
export function DemoData() {
  const state = useCall('v1/demo-data/state', {}, { keepPrevious: true });
  const client = useQueryClient();
  const job = state.data?.job ?? null;
  const isAtWork = job !== null;
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: ['v1/demo-data/state'] }),
      refreshMs,
    );
    return () => clearInterval(timer);
  }, [client, isAtWork]);
  return (
    <>
      <PageHeader
        title="演示数据"
        subtitle="49 个高线城市现有的数据。演示数据由公布的人口与行政区推演生成，不对应真实个人与媒体；人群样本与线网、媒体无关。"
      />
      {job && (
        <section className={styles.job} aria-label="后台生成进度">
          <output>{job.state === 'queued' ? '排队中' : job.phase}</output>
          <Progress percent={Math.round(job.progress * 100)} status="active" aria-label="演示数据生成进度" />
        </section>
      )}
      <AppTable<HeldCity>
        caption="49 个高线城市的数据"
        columns={columns}
        rows={state.data?.cities}
        rowKey={({ cityCode }) => cityCode}
        error={state.error}
        onRetry={() => void state.refetch()}
        settingsKey="demo-data"
      />
    </>
  );
}
