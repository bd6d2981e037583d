import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { openOrderHref, orderListHref } from '../../shared/order/order-addresses.ts';
import { OrderStateTag } from '../../shared/order/order-state-tag.tsx';
import { PeriodCell } from '../../shared/order/period-cell.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { useDemoMaking } from '../../ui/page/use-demo-making.ts';
import { OrderRoute } from './order-route.tsx';
import styles from './row-name.module.css';

/** States between a brief that was submitted and the closing of an order. */
const underWay: readonly OrderState[] = ['planning', 'confirming', 'holding', 'booked', 'running', 'ended'];

const columnsOn = (today: string): readonly AppColumn<OrderRow>[] => [
  {
    key: 'name',
    title: '订单',
    width: 216,
    render: (order) => (
      <>
        <HrefLink className={styles.name} href={openOrderHref(order)}>
          {order.name}
        </HrefLink>
        <span className={styles.place}>
          {order.cityNames.slice(0, 3).join('、')}
          {order.cityNames.length > 3 && `等 ${order.cityNames.length} 城`}
        </span>
      </>
    ),
  },
  { key: 'route', title: '进度（九站）', width: 152, render: ({ state }) => <OrderRoute state={state} /> },
  {
    key: 'state',
    title: '状态',
    width: 116,
    render: ({ state, stateReason }) => <OrderStateTag state={state} reason={stateReason} />,
  },
  {
    key: 'period',
    title: '投放期',
    width: 200,
    render: (order) => <PeriodCell order={order} today={today} />,
  },
];

/** Orders under way, as the line that each of them travels. */
export function RunningOrdersCard() {
  const [today] = useState(() => chinaDate(new Date()));
  const orders = useCall('mediaOrder/list', { states: [...underWay], pageSize: 8, sortBy: 'updatedAt' });
  const isMaking = useDemoMaking() !== null;
  return (
    <Card
      title="进行中订单"
      extra={orders.data && <HrefLink href={orderListHref}>全部 {orders.data.total}</HrefLink>}
    >
      <AppTable
        caption="进行中订单"
        columns={columnsOn(today)}
        rows={orders.data?.rows}
        rowKey={({ orderId }) => orderId}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        emptyTitle={isMaking ? '演示订单正在生成，稍后自动显示' : '没有进行中的订单'}
      />
    </Card>
  );
}
