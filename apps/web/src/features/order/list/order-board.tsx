import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderStateNames, orderStates, type OrderState } from '@ooh/contract/domain/order';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { openOrderHref } from '../../../shared/order/order-addresses.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { PeriodCell } from '../../../shared/order/period-cell.tsx';
import styles from './order-board.module.css';

export interface OrderBoardProps {
  readonly orders: readonly OrderRow[];
  /** Orders of a state, whether they are shown or not. */
  readonly countOf: (state: OrderState) => number;
  readonly today: string;
}

function OrderCard({ order, today }: { readonly order: OrderRow; readonly today: string }) {
  return (
    <li className={styles.card}>
      <span className={styles.cardName}>
        <HrefLink href={openOrderHref(order)}>{order.name}</HrefLink>
        {order.isSample && <DemoMark />}
      </span>
      <span className={styles.cardFact}>
        {order.brandName} · {order.cityNames.slice(0, 2).join('、')}
        {order.cityNames.length > 2 && ` 等 ${order.cityNames.length} 城`}
      </span>
      <PeriodCell order={order} today={today} />
      <span className={styles.cardFact}>
        {order.items === 0
          ? `预算 ${formatFen(order.budgetFen, { unit: 'auto' })}`
          : `净价 ${formatFen(order.amounts.netFen, { unit: 'auto' })}`}
        {' · '}
        {order.ownerName}
      </span>
    </li>
  );
}

/** Orders by state, from the draft to the end. States without orders are left out. */
export function OrderBoard({ orders, countOf, today }: OrderBoardProps) {
  const shown = orderStates.filter((state) => orders.some((order) => order.state === state));
  return (
    // The board scrolls sideways, which the keyboard must be able to do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.board} aria-label="订单看板" tabIndex={0}>
      {shown.map((state) => (
        <section key={state} className={styles.column} aria-labelledby={`board-${state}`}>
          <h2 id={`board-${state}`}>
            {orderStateNames[state]} <small className="numeric">{countOf(state)}</small>
          </h2>
          <ul>
            {orders
              .filter((order) => order.state === state)
              .map((order) => (
                <OrderCard key={order.orderId} order={order} today={today} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
