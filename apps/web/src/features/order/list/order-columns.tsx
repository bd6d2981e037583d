import type { OrderRow } from '@ooh/contract/domain/media-order';
import { nextAction, type NextAction } from '@ooh/contract/domain/order-next-action';
import { orderModeNames, orderSourceNames } from '@ooh/contract/domain/order';
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { CityNames } from '../../../shared/city-picker/city-names.tsx';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-table.tsx';
import {
  competitionHref,
  detailHref,
  isBeingWritten,
  monitoringHref,
  openOrderHref,
  suggestionHref,
} from '../../../shared/order/order-addresses.ts';
import { actionLabel } from '../step-labels.ts';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { CpmCell, ImpressionsCell } from './exposure-cells.tsx';
import { discountText } from './discount-text.ts';
import { PeriodCell } from '../../../shared/order/period-cell.tsx';
import styles from './order-list.module.css';
import type { PlannedExposures } from './planned-exposures.ts';
import type { OrderActions } from './use-order-actions.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { brandColumn, nameColumn, updatedColumn } from '../../../shared/order/list-columns.tsx';

function OrderName({ order }: { readonly order: OrderRow }) {
  return (
    <span className={styles.name}>
      <HrefLink href={openOrderHref(order)}>{order.name}</HrefLink>
      {order.isSample && <DemoMark />}
    </span>
  );
}

interface RowActionsProps {
  readonly order: OrderRow;
  readonly actions: OrderActions;
  readonly today: string;
}

/** The next action of an order as an entry of its menu. */
function nextEntries(order: OrderRow, next: NextAction | null) {
  if (next === null) return [];
  const refusal = 'refusal' in next ? next.refusal : null;
  const label = actionLabel(order.state, next);
  return [{ key: 'next', label, disabled: refusal !== null, title: refusal ?? undefined }];
}

function RowActions({ order, actions, today }: RowActionsProps) {
  const next = nextAction(order, today);
  const isBusy = actions.busyId === order.orderId;
  const isWritten = isBeingWritten(order.state);
  const items = [
    ...nextEntries(order, next),
    { key: 'schedule', label: '下载排期表', disabled: order.items === 0 },
    { key: 'copy', label: '复制为新订单' },
    { key: 'detail', label: '查看详情' },
    { key: 'monitoring', label: '投放监测' },
    { key: 'competition', label: '竞品监测' },
    { key: 'suggestion', label: '灵感与建议' },
  ];
  const run = (key: string) => {
    if (key === 'next' && next) actions.goOn(order, next);
    else if (key === 'schedule') void actions.downloadSchedule(order);
    else if (key === 'copy') void actions.copy(order);
    else if (key === 'monitoring') actions.open(monitoringHref(order.orderId));
    else if (key === 'competition') actions.open(competitionHref(order.orderId));
    else if (key === 'suggestion') actions.open(suggestionHref(order.orderId));
    else actions.open(detailHref(order.orderId, undefined, order.mode));
  };
  return (
    // A click on a button must not count as a click on the row.
    <div className={styles.actions} role="presentation" onClick={(event) => event.stopPropagation()}>
      <HrefLink
        href={openOrderHref(order)}
        className={styles.action}
        aria-label={`${isWritten ? '继续编辑' : '查看'}${order.name}`}
      >
        {isWritten ? '继续编辑' : '查看'}
      </HrefLink>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            run(key);
          },
        }}
      >
        <Button
          type="text"
          size="small"
          disabled={isBusy}
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={`${order.name}的更多操作`}
        />
      </Dropdown>
    </div>
  );
}

function exposureColumns(exposures: PlannedExposures): AppColumn<OrderRow>[] {
  return [
    {
      key: 'impressions',
      title: <MetricLabel metric="impressions" label="预估曝光" />,
      name: '预估曝光',
      width: 116,
      isNumeric: true,
      render: (order) => <ImpressionsCell order={order} exposures={exposures} />,
    },
    {
      key: 'cpmFen',
      title: <MetricLabel metric="cpm" />,
      name: metricDictionary.cpm.name,
      width: 140,
      isNumeric: true,
      render: (order) => <CpmCell order={order} exposures={exposures} />,
    },
  ];
}

const priceColumns: readonly AppColumn<OrderRow>[] = [
  {
    key: 'budgetFen',
    title: '预算',
    width: 112,
    isNumeric: true,
    isSortable: true,
    render: ({ budgetFen }) => <MoneyFen fen={budgetFen} unit="auto" />,
  },
  {
    key: 'rateCardFen',
    title: '刊例价',
    width: 112,
    isNumeric: true,
    render: ({ amounts, items }) => <MoneyFen fen={items === 0 ? null : amounts.rateCardFen} unit="auto" />,
  },
  {
    key: 'discount',
    title: '折扣',
    width: 84,
    isNumeric: true,
    render: ({ discount }) => discountText(discount),
  },
];

/**
 * Columns of the order list: which order, where it stands, when and for how much come first, so that they show at
 * 1280 px, and what it brings after them.
 */
export function orderColumns(
  actions: OrderActions,
  exposures: PlannedExposures,
  today: string,
): AppColumn<OrderRow>[] {
  return [
    {
      key: 'orderNo',
      title: '订单编号',
      width: 128,
      render: ({ orderNo }) => <span className="numeric">{orderNo}</span>,
    },
    nameColumn(216, (order) => <OrderName order={order} />),
    {
      key: 'state',
      title: '状态',
      width: 116,
      render: ({ state, stateReason }) => <OrderStateTag state={state} reason={stateReason} />,
    },
    {
      key: 'startDate',
      title: '投放期',
      width: 188,
      isSortable: true,
      render: (order) => <PeriodCell order={order} today={today} />,
    },
    {
      key: 'netFen',
      title: '净价',
      width: 112,
      isNumeric: true,
      isSortable: true,
      render: ({ amounts, items }) => <MoneyFen fen={items === 0 ? null : amounts.netFen} unit="auto" />,
    },
    ...exposureColumns(exposures),
    brandColumn,
    {
      key: 'cities',
      title: '城市',
      width: 168,
      render: ({ cityNames }) => <CityNames names={cityNames} />,
    },
    {
      key: 'media',
      title: '媒体形式',
      width: 160,
      ellipsis: true,
      render: ({ mediumNames }) => mediumNames.join('、') || missing,
    },
    ...priceColumns,
    {
      key: 'units',
      title: '媒体数量',
      width: 100,
      isNumeric: true,
      render: ({ units, items }) => (items === 0 ? missing : formatNumber(units)),
    },
    { key: 'mode', title: '方式', width: 92, render: ({ mode }) => orderModeNames[mode] },
    { key: 'source', title: '来源', width: 96, render: ({ source }) => orderSourceNames[source] },
    { key: 'ownerName', title: '负责人', width: 112, ellipsis: true, render: ({ ownerName }) => ownerName },
    {
      key: 'organisationName',
      title: '所属机构',
      width: 148,
      ellipsis: true,
      render: ({ organisationName }) => organisationName,
    },
    updatedColumn,
    {
      key: 'actions',
      title: '操作',
      width: 120,
      fixed: 'right',
      render: (order) => <RowActions order={order} actions={actions} today={today} />,
    },
  ];
}
