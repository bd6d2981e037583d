import { useCall } from '../../api/use-call.ts';
import { OrderStateTag } from '../../shared/order/order-state-tag.tsx';
import { openOrderHref, orderListHref } from '../../shared/order/order-addresses.ts';
import { DemoMark } from '../../shared/figure/source-mark.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import styles from './marketing-page.module.css';
import { RecentCard, recentShown } from './recent-card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';

/** The orders that were changed last. */
export function RecentOrders() {
  const list = useCall('mediaOrder/list', { pageSize: recentShown });
  return (
    <RecentCard
      subject="订单"
      allHref={orderListHref}
      emptyTitle="还没有订单"
      list={list}
      renderItem={(order) => (
        <li key={order.orderId} className={styles.recentOrder}>
          <span>
            <HrefLink href={openOrderHref(order)}>{order.name}</HrefLink> {order.isSample && <DemoMark />}
          </span>
          <span>{order.orderNo}</span>
          <span>{order.cityNames.join('、')}</span>
          <span className="numeric">{formatFen(order.budgetFen, { unit: 'auto' })}</span>
          <OrderStateTag state={order.state} reason={order.stateReason} />
          <span className="numeric">{formatTime(order.updatedAt)}</span>
        </li>
      )}
    />
  );
}
