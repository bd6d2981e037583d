import type { DuePosting, PostingFault } from '@ooh/contract/domain/home';
import { useCall } from '../../api/use-call.ts';
import { fieldHref, fieldPath, monitoringHref } from '../../shared/order/order-addresses.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { dueText } from '../../shared/order/due-text.ts';
import styles from './row-name.module.css';

type Place = Pick<
  DuePosting,
  'orderId' | 'orderName' | 'brandName' | 'orderNo' | 'cityCode' | 'cityName' | 'mediumId' | 'mediumName'
>;

export const useDuePostings = () => useCall('v1/home/postings', {});
type Postings = ReturnType<typeof useDuePostings>;

const placeColumns: readonly AppColumn<Place>[] = [
  {
    key: 'order',
    title: '订单',
    width: 188,
    render: ({ orderId, orderName, orderNo, brandName }) => (
      <>
        <HrefLink className={styles.name} href={monitoringHref(orderId)}>
          {orderName}
        </HrefLink>
        <span className={styles.place}>
          {orderNo} · {brandName}
        </span>
      </>
    ),
  },
  { key: 'city', title: '城市', width: 84, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 100, render: ({ mediumName }) => mediumName },
];

const rowKey = ({ orderId, cityCode, mediumId }: Place) => `${orderId} ${cityCode} ${mediumId}`;

const dueColumns = (today: string): readonly AppColumn<DuePosting>[] => [
  {
    key: 'due',
    title: '上刊日',
    width: 108,
    render: ({ dueOn }) => {
      const { tone, text } = dueText(dueOn, today);
      return (
        <>
          <StatusTag tone={tone} text={text} />
          <span className={styles.place}>{dueOn}</span>
        </>
      );
    },
  },
  ...placeColumns,
  {
    key: 'open',
    title: '待登记',
    width: 116,
    isNumeric: true,
    render: ({ openUnits, plannedUnits }) =>
      `${formatNumber(openUnits)} / ${formatNumber(plannedUnits)} 面/辆`,
  },
  {
    key: 'field',
    title: '操作',
    width: 88,
    render: (row) => (
      <HrefLink
        href={fieldHref(row)}
        aria-label={`现场上刊 ${row.orderName} ${row.cityName} ${row.mediumName} ${row.dueOn}`}
      >
        现场上刊
      </HrefLink>
    ),
  },
];

/** 今日上刊: what is due and not recorded yet. */
export function PostingsCard({ postings }: { readonly postings: Postings }) {
  const { data, error } = postings;
  return (
    <Card
      title="今日上刊"
      extra={<HrefLink href={fieldPath}>在手机上登记</HrefLink>}
      footer="到期当日与逾期 30 天内尚未登记的，以及三日内到期的媒体；在投放监测页或现场用手机登记上刊。"
    >
      <AppTable
        caption="今日上刊"
        columns={dueColumns(data?.today ?? '')}
        rows={data?.due}
        rowKey={(row) => `${rowKey(row)} ${row.dueOn}`}
        error={error}
        onRetry={() => void postings.refetch()}
        emptyTitle="今天与三日内没有要上刊的媒体"
      />
    </Card>
  );
}

const faultsText = ({ wrong, missing, damaged }: PostingFault): string =>
  [
    [wrong, '错刊'],
    [missing, '漏刊'],
    [damaged, '破损'],
  ]
    .filter(([units]) => units !== 0)
    .map(([units, word]) => `${word} ${units}`)
    .join(' · ');

const faultColumns: readonly AppColumn<PostingFault>[] = [
  {
    key: 'what',
    title: '异常',
    width: 148,
    render: (row) => <StatusTag tone="error" text={faultsText(row)} />,
  },
  ...placeColumns,
];

/** 上刊异常: what went wrong in running orders and is not made good. */
export function FaultsCard({ postings }: { readonly postings: Postings }) {
  const { data, error } = postings;
  return (
    <Card title="上刊异常">
      <AppTable
        caption="上刊异常"
        columns={faultColumns}
        rows={data?.faults}
        rowKey={rowKey}
        error={error}
        onRetry={() => void postings.refetch()}
        emptyTitle="投放中的订单没有待补救的异常"
      />
    </Card>
  );
}
