import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { CallOutput } from '@ooh/contract/registry';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './detail.module.css';
import type { TabProps } from './order-detail.tsx';

type Version = CallOutput<'v1/orders/versions'>[number];
type Change = CallOutput<'v1/orders/diff'>['items'][number];

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

const kinds = {
  added: ['success', '新增'],
  removed: ['error', '移除'],
  changed: ['warning', '修改'],
} as const;

const changeColumns: readonly AppColumn<Change>[] = [
  {
    key: 'kind',
    title: '变化',
    width: 92,
    render: ({ kind }) => <StatusTag tone={kinds[kind][0]} text={kinds[kind][1]} />,
  },
  { key: 'city', title: '城市', width: 88, render: ({ cityName }) => cityName },
  {
    key: 'unit',
    title: '线路/点位',
    width: 240,
    ellipsis: true,
    render: (change) => `${unitTitle(change)} · ${change.formName}`,
  },
  {
    key: 'changes',
    title: '内容',
    width: 320,
    render: ({ changes }) =>
      changes.map(({ name, before, after }) => `${name} ${before} → ${after}`).join('；') || missing,
  },
  {
    key: 'before',
    title: '原净价',
    width: 124,
    isNumeric: true,
    render: ({ netFenBefore }) => formatFen(netFenBefore),
  },
  {
    key: 'after',
    title: '新净价',
    width: 124,
    isNumeric: true,
    render: ({ netFenAfter }) => formatFen(netFenAfter),
  },
];

function Difference({ orderId, from }: { readonly orderId: string; readonly from: number }) {
  const { data, error, refetch } = useCall(
    'v1/orders/diff',
    { orderId, from },
    { quiet: true, keepPrevious: true },
  );
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={5} />;
  const { fields, items, netFenBefore, netFenAfter } = data;
  if (fields.length === 0 && items.length === 0) return <StateBlock kind="empty" title="两个版本没有差异" />;
  return (
    <>
      <p className={`${styles.quiet} ${styles.notice}`}>
        净价 {formatFen(netFenBefore)} → {formatFen(netFenAfter)}（{netFenAfter >= netFenBefore ? '+' : ''}
        {formatFen(netFenAfter - netFenBefore)}）
      </p>
      {fields.length > 0 && (
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">需求</th>
              <th scope="col">V{data.from}</th>
              <th scope="col">V{data.to}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, name, before, after }) => (
              <tr key={field}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {items.length > 0 && (
        <AppTable<Change & { readonly key: string }>
          caption="媒体变化"
          columns={changeColumns}
          rows={items.map((item, index) => ({ ...item, key: String(index) }))}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}

/** Every kept version, and what has changed since one of them. */
export function VersionsTab({ order, address, onAddress }: TabProps) {
  const { orderId, version: current } = order.row;
  const { data, error, refetch } = useCall('v1/orders/versions', { orderId }, { quiet: true });
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={6} />;
  const older = data.filter(({ version }) => version < current);
  const from = older.find(({ version }) => version === address.v)?.version ?? older[0]?.version;
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
          <Difference orderId={orderId} from={from} />
        </Card>
      )}
    </>
  );
}
