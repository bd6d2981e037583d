import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import {
  competitionHref,
  detailHref,
  evaluationHref,
  evaluationPath,
  monitoringHref,
  suggestionHref,
} from '../../../shared/order/order-addresses.ts';
import styles from './order-page-frame.module.css';

const pages = ['订单详情', '投放监测', '竞品监测', '灵感与建议'] as const;
export type OrderPageName = (typeof pages)[number];

const hrefs: Readonly<Record<OrderPageName, (order: Pick<OrderRow, 'orderId' | 'mode'>) => string>> = {
  订单详情: ({ orderId, mode }) => detailHref(orderId, undefined, mode),
  投放监测: ({ orderId }) => monitoringHref(orderId),
  竞品监测: ({ orderId }) => competitionHref(orderId),
  灵感与建议: ({ orderId }) => suggestionHref(orderId),
};

/** States of orders whose effect can be appraised. */
const appraisedStates: readonly OrderState[] = ['running', 'ended', 'closed'];

export interface OrderPagesProps {
  readonly order: Pick<OrderRow, 'orderId' | 'mode' | 'state'>;
  readonly current: OrderPageName;
}

/** The way between the pages about one order. */
export function OrderPages({ order, current }: OrderPagesProps) {
  const isReachable = useReachable();
  return (
    <nav className={styles.pages} aria-label="订单页面">
      {pages.map((name) => (
        <HrefLink key={name} href={hrefs[name](order)} aria-current={name === current ? 'page' : undefined}>
          {name}
        </HrefLink>
      ))}
      {appraisedStates.includes(order.state) && isReachable(evaluationPath) && (
        <HrefLink href={evaluationHref(order.orderId)}>效果评估</HrefLink>
      )}
    </nav>
  );
}
