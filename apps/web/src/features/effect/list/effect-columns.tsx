import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { orderModeNames } from '@ooh/contract/domain/order';
import { CityNames } from '../../../shared/city-picker/city-names.tsx';
import { asShare, asTimes } from '../../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { PeriodCell } from '../../../shared/order/period-cell.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { effectDetailHref } from '../effect-addresses.ts';
import { AppraisalCell, CompletionCell, CpmCell, ImpressionsCell, PlanActualCell } from './effect-cells.tsx';
import styles from './effect-list.module.css';
import { brandColumn } from '../../../shared/order/list-columns.tsx';

const figureColumns: readonly AppColumn<EffectOrderRow>[] = [
  {
    key: 'impressions',
    title: <MetricLabel metric="impressions" label="曝光（按执行测算）" />,
    name: '曝光（按执行测算）',
    width: 184,
    isNumeric: true,
    render: (order) => <ImpressionsCell order={order} />,
  },
  {
    key: 'completionRate',
    title: <MetricLabel metric="deliveryIndex" />,
    name: metricDictionary.deliveryIndex.name,
    width: 116,
    isNumeric: true,
    render: (order) => <CompletionCell order={order} />,
  },
  {
    key: 'reachShare',
    title: <MetricLabel metric="reachShare" label="TA 到达率" />,
    name: 'TA 到达率',
    width: 124,
    isNumeric: true,
    render: (order) => <PlanActualCell order={order} metric="reachShare" format={asShare} />,
  },
  {
    key: 'frequency',
    title: <MetricLabel metric="frequency" />,
    name: metricDictionary.frequency.name,
    width: 124,
    isNumeric: true,
    render: (order) => <PlanActualCell order={order} metric="frequency" format={asTimes} />,
  },
  {
    key: 'cpmFen',
    title: <MetricLabel metric="cpm" />,
    name: metricDictionary.cpm.name,
    width: 140,
    isNumeric: true,
    render: (order) => <CpmCell order={order} />,
  },
  {
    key: 'postingRate',
    title: <MetricLabel metric="postedRate" />,
    name: metricDictionary.postedRate.name,
    width: 108,
    isNumeric: true,
    render: ({ postings }) => (
      <span className={styles.pair}>
        <span>{formatShare(postings.postingRate)}</span>
        <small>
          {formatNumber(postings.postedUnits)} / {formatNumber(postings.plannedUnits)}
        </small>
      </span>
    ),
  },
];

/** Columns of the orders under appraisal: which order and how it did come first, so that they show at 1280 px. */
export function effectColumns(today: string): AppColumn<EffectOrderRow>[] {
  return [
    {
      key: 'name',
      title: '订单',
      width: 216,
      isSortable: true,
      ellipsis: true,
      render: (order) => (
        <span className={styles.pair}>
          <span className={styles.name}>
            <HrefLink href={effectDetailHref(order.orderId)}>{order.name}</HrefLink>
            {order.isSample && <DemoMark />}
          </span>
          <small className="numeric">{order.orderNo}</small>
        </span>
      ),
    },
    {
      key: 'appraisalState',
      title: '评估状态',
      width: 108,
      render: (order) => <AppraisalCell order={order} />,
    },
    {
      key: 'startDate',
      title: '投放期',
      width: 188,
      isSortable: true,
      render: (order) => <PeriodCell order={order} today={today} />,
    },
    ...figureColumns,
    brandColumn,
    {
      key: 'cities',
      title: '城市',
      width: 168,
      render: ({ cities }) => <CityNames names={cities.map(({ cityName }) => cityName)} />,
    },
    {
      key: 'media',
      title: '媒体',
      width: 160,
      ellipsis: true,
      render: ({ media }) => media.map(({ name }) => name).join('、') || missing,
    },
    {
      key: 'netFen',
      title: <MetricLabel metric="net" />,
      name: metricDictionary.net.name,
      width: 116,
      isNumeric: true,
      render: ({ netFen }) => <MoneyFen fen={netFen} unit="auto" />,
    },
    { key: 'state', title: '投放状态', width: 108, render: ({ state }) => <OrderStateTag state={state} /> },
    { key: 'mode', title: '方式', width: 92, render: ({ mode }) => orderModeNames[mode] },
    {
      key: 'actions',
      title: '操作',
      width: 88,
      fixed: 'right',
      render: (order) => (
        <HrefLink href={effectDetailHref(order.orderId)} aria-label={`查看效果：${order.name}`}>
          查看效果
        </HrefLink>
      ),
    },
  ];
}
