import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { SharedOrder } from '@ooh/contract/domain/order-share';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { Watermark } from '../../../ui/watermark/watermark.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import styles from './share.module.css';
import { Facts } from '../../../ui/figure/facts.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { sharedList, type SharedAddress } from './shared-address.ts';

type Row = SharedOrder['rows'][number];
type Part = SharedOrder['parts'][number];

const rowColumns: readonly AppColumn<Row>[] = [
  { key: 'no', title: '序号', width: 64, isNumeric: true, render: ({ itemNo }) => itemNo },
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  {
    key: 'medium',
    title: '媒体形式',
    width: 180,
    ellipsis: true,
    render: ({ mediumName, formName }) => `${mediumName} · ${formName}`,
  },
  { key: 'unit', title: '线路/点位', width: 220, ellipsis: true, render: unitTitle },
  { key: 'level', title: '等级', width: 72, render: ({ level }) => level },
  {
    key: 'quantity',
    title: '数量',
    width: 84,
    isNumeric: true,
    render: ({ quantity, unit }) => `${formatNumber(quantity)} ${unit}`,
  },
  {
    key: 'period',
    title: '刊期',
    width: 200,
    render: ({ startDate, endDate }) => `${startDate} 至 ${endDate}`,
  },
];
const partColumns: readonly AppColumn<Part>[] = [
  { key: 'city', title: '城市', width: 140, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒体', width: 180, render: ({ mediumName }) => mediumName },
  { key: 'items', title: '行数', width: 100, isNumeric: true, render: ({ items }) => formatNumber(items) },
  {
    key: 'units',
    title: '数量（面/辆）',
    width: 128,
    isNumeric: true,
    render: ({ units }) => formatNumber(units),
  },
];
const netColumn = {
  key: 'net',
  title: '净价',
  width: 140,
  isNumeric: true,
  render: ({ netFen }: { readonly netFen: number | null }) => formatFen(netFen),
} as const;

function factsOf(order: SharedOrder): readonly (readonly [string, string])[] {
  const { amounts } = order;
  return [
    ['订单编号', `${order.orderNo} V${order.version}`],
    ['品牌', [order.brandName, order.productName].filter(Boolean).join(' · ')],
    ['投放期', `${order.startDate} 至 ${order.endDate}`],
    ['媒体', `${formatNumber(order.total)} 行 · ${formatNumber(order.units)} 面/辆`],
    ...(amounts === null
      ? []
      : ([
          ['净价', formatFen(amounts.netFen)],
          ['含税合计', formatFen(amounts.totalFen)],
        ] as const)),
    ['分享人', order.sharerName],
    ['链接有效期至', formatTime(order.expiresAt)],
  ];
}

export interface SharedOrderViewProps {
  readonly token: string;
  readonly address: SharedAddress;
  readonly onAddress: OnAddress<SharedAddress>;
}

/** An order as its link shows it: to be read, not to be worked on, the sharer's name across it. */
export function SharedOrderView({ token, address, onAddress }: SharedOrderViewProps) {
  const { pageNo, pageSize, tableOf } = useListPage(sharedList, { address, onAddress });
  const list = useCall(
    'v1/orders/shared',
    { token, pageNo, pageSize },
    { enabled: token !== '', quiet: true, keepPrevious: true },
  );
  const { data, error } = list;
  if (token === '' || (error && !data))
    return (
      <StateBlock
        kind="page-failed"
        title="链接不存在或已失效"
        description={error?.message ?? '链接不完整，请向分享人索取。'}
      />
    );
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const hasPrices = data.amounts !== null;
  return (
    <>
      <header className={styles.head}>
        <h1>
          {data.name} {data.isSample && <DemoMark text="演示订单" />}
        </h1>
        <Facts facts={factsOf(data)} className={styles.facts} />
      </header>
      <Card title="城市与媒体">
        <AppTable<Part>
          caption="城市与媒体"
          columns={hasPrices ? [...partColumns, netColumn] : partColumns}
          rows={data.parts}
          rowKey={({ cityName, mediumName }) => `${cityName}/${mediumName}`}
        />
      </Card>
      <Card
        title="媒体清单"
        footer={hasPrices ? '净价含折扣，不含制作费、服务费与税。' : '分享人选择不显示价格。'}
      >
        <AppTable<Row>
          caption="媒体清单"
          columns={hasPrices ? [...rowColumns, netColumn] : rowColumns}
          {...tableOf(list)}
          rowKey={({ itemNo }) => String(itemNo)}
          emptyTitle="订单还没有媒体"
        />
      </Card>
      <Watermark text={data.watermark} />
    </>
  );
}
