import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderModeNames, orderSourceNames } from '@ooh/contract/domain/order';
import { CityNames } from '../../../shared/city-picker/city-names.tsx';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { openOrderHref } from '../../../shared/order/order-addresses.ts';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { PeriodCell } from '../../../shared/order/period-cell.tsx';
import styles from './order-list.module.css';
import type { PlannedExposures } from './planned-exposures.ts';
import type { OrderActions } from './use-order-actions.tsx';
import { brandColumn, nameColumn, updatedColumn } from '../../../shared/order/list-columns.tsx';
import { OrderRowActions } from './order-row-actions.tsx';
import { exposureColumns } from './exposure-columns.tsx';
import { priceColumns } from './price-columns.tsx';

function OrderName({ order }: { readonly order: OrderRow }) {
  return (
    <span className={styles.name}>
      <HrefLink href={openOrderHref(order)}>{order.name}</HrefLink>
      {order.isSample && <DemoMark />}
    </span>
  );
}

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
      width: 204,
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
      render: (order) => <OrderRowActions order={order} actions={actions} today={today} />,
    },
  ];
}
