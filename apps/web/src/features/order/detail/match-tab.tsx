import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { WishesCard } from './wishes-card.tsx';

type CityReason = CallOutput<'media-order-match-detail/getOrderIntelligence/{orderId}'>['cities'][number];

const compared = (own: string, inventory: string) => (
  <>
    {own}
    <small className={styles.quiet}> / {inventory}</small>
  </>
);

const columns: readonly AppColumn<CityReason>[] = [
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 120, render: ({ mediumName }) => mediumName },
  {
    key: 'units',
    title: '已选 / 可售',
    width: 120,
    isNumeric: true,
    render: ({ units, inventoryUnits }) => compared(formatNumber(units), formatNumber(inventoryUnits)),
  },
  {
    key: 'level',
    title: '高等级占比',
    width: 144,
    isNumeric: true,
    render: ({ highLevelShare, inventoryHighLevelShare }) =>
      compared(formatShare(highLevelShare), formatShare(inventoryHighLevelShare)),
  },
  {
    key: 'price',
    title: '30 天单价均值',
    width: 208,
    isNumeric: true,
    render: ({ meanPriceFen, inventoryMeanPriceFen }) =>
      compared(formatFen(meanPriceFen), formatFen(inventoryMeanPriceFen)),
  },
  {
    key: 'business',
    title: '商圈内点位',
    width: 104,
    isNumeric: true,
    render: ({ inBusinessDistricts }) =>
      inBusinessDistricts === null ? missing : formatNumber(inBusinessDistricts),
  },
  {
    key: 'districts',
    title: '覆盖商圈 / 区',
    width: 120,
    isNumeric: true,
    render: ({ businessDistricts, districts }) =>
      businessDistricts === null
        ? missing
        : compared(formatNumber(businessDistricts), formatNumber(districts)),
  },
  {
    key: 'reasons',
    title: '说明',
    width: 320,
    render: ({ reasons }) => reasons.join('；') || missing,
  },
];

/** Why these media: what the brief asks and the order does, and the chosen against what is for sale. */
export function MatchTab({ order }: { readonly order: OrderOutput }) {
  const { orderId } = order.row;
  const { data, error, refetch } = useCall('media-order-match-detail/getOrderIntelligence/{orderId}', {
    orderId,
  });
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={8} />;
  return (
    <>
      {data.wishes.length > 0 && <WishesCard order={order} wishes={data.wishes} />}
      <Card title="需求核对">
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col">需求</th>
              <th scope="col">方案</th>
              <th scope="col">结论</th>
            </tr>
          </thead>
          <tbody>
            {data.checks.map(({ name, asked, actual, isMet }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{asked}</td>
                <td>{actual}</td>
                <td>
                  <StatusTag tone={isMet ? 'success' : 'warning'} text={isMet ? '满足' : '未满足'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card
        title="已选与城市可售的对比"
        footer="斜线后的小字为该城市全部可售，「覆盖商圈 / 区」一列为行政区数；高等级指特级、S、A++、A+。"
      >
        <AppTable<CityReason>
          caption="已选与可售的对比"
          columns={columns}
          rows={data.cities}
          rowKey={({ cityCode, mediumId }) => `${cityCode}/${mediumId}`}
          emptyTitle="订单还没有媒体"
        />
      </Card>
    </>
  );
}
