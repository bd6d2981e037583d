import type { CallOutput } from '@ooh/contract/registry';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import styles from './detail.module.css';
import { lastRefusal } from './prepare-refusal.ts';
import type { TabProps } from './tab-content.tsx';
import { VersionDifference } from './version-difference.tsx';

type Version = CallOutput<'v1/orders/versions'>[number];

const versionColumns: readonly AppColumn<Version>[] = [
  { key: 'version', title: '版本', width: 72, render: ({ version }) => `V${version}` },
  { key: 'state', title: '状态', width: 124, render: ({ state }) => <OrderStateTag state={state} /> },
  { key: 'note', title: '说明', width: 240, ellipsis: true, render: ({ note }) => note ?? missing },
  { key: 'author', title: '修改人', width: 120, render: ({ authorName }) => authorName ?? '系统' },
  { key: 'items', title: '媒体行', width: 88, isNumeric: true, render: ({ items }) => items },
  { key: 'net', title: '净价', width: 140, isNumeric: true, render: ({ netFen }) => formatFen(netFen) },
  {
    key: 'at',
    title: '时间',
    width: 148,
    render: ({ createdAt }) => <span className="numeric">{formatTime(createdAt)}</span>,
  },
];

/** Every kept version, and what has changed since one of them. */
export function VersionsTab({ order, address, onAddress }: TabProps) {
  const { orderId, version: current } = order.row;
  const { data, error, refetch } = useCall('v1/orders/versions', { orderId });
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={6} />;
  const older = data.filter(({ version }) => version < current);
  // What the client sent back is what a new plan is compared with first.
  const wanted = address.v ?? lastRefusal(order.events)?.version;
  const from = older.find(({ version }) => version === wanted)?.version ?? older[0]?.version;
  return (
    <>
      <Card title="版本">
        <AppTable<Version>
          caption="订单版本"
          columns={versionColumns}
          rows={data}
          rowKey={({ version }) => String(version)}
          emptyTitle="还没有提交过的版本"
        />
      </Card>
      {from !== undefined && (
        <Card
          title="与当前版本的差异"
          extra={
            <Select
              aria-label="与哪个版本比较"
              className={styles.select}
              value={from}
              options={older.map(({ version, createdAt }) => ({
                value: version,
                label: `V${version} · ${formatTime(createdAt)}`,
              }))}
              onChange={(v) => onAddress({ ...address, v })}
            />
          }
        >
          <VersionDifference orderId={orderId} from={from} />
        </Card>
      )}
    </>
  );
}
