import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './detail.module.css';

type Change = CallOutput<'v1/orders/diff'>['items'][number];

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

export function VersionDifference({ orderId, from }: { readonly orderId: string; readonly from: number }) {
  const { data, error, refetch } = useCall('v1/orders/diff', { orderId, from }, { keepPrevious: true });
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
