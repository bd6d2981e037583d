import { useCall } from '../../api/use-call.ts';
import { OrderStateTag } from '../../features/order/order-state-tag.tsx';
import { openOrderHref, orderListHref } from '../../features/order/order-addresses.ts';
import { SampleMark } from '../../features/order/sample-mark.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './marketing-page.module.css';

const shown = 5;

/** The orders that were changed last. */
export function RecentOrders() {
  const { data, error, refetch } = useCall('mediaOrder/list', { pageSize: shown }, { quiet: true });
  return (
    <Card title="最近订单" extra={<HrefLink href={orderListHref}>全部订单</HrefLink>}>
      {error ? (
        <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <StateBlock kind="loading" rows={shown} />
      ) : data.rows.length === 0 ? (
        <StateBlock kind="empty" title="还没有订单" />
      ) : (
        <ul>
          {data.rows.map((order) => (
            <li key={order.orderId} className={styles.recentOrder}>
              <span>
                <HrefLink href={openOrderHref(order)}>{order.name}</HrefLink>{' '}
                {order.isSample && <SampleMark />}
              </span>
              <span>{order.orderNo}</span>
              <span>{order.cityNames.join('、')}</span>
              <span className="numeric">{formatFen(order.budgetFen, { unit: 'auto' })}</span>
              <OrderStateTag state={order.state} reason={order.stateReason} />
              <span className="numeric">{formatTime(order.updatedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
