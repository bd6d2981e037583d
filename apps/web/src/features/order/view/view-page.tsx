import type { ReactNode } from 'react';
import { detailHref, viewHref } from '../../../shared/order/order-addresses.ts';
import { orderViewNames, orderViews, type OrderViewKey } from '../../../shared/order/order-views.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { HrefButton, HrefLink } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import ownStyles from './order-view.module.css';
import styles from './view.module.css';

export interface ViewLinksProps {
  readonly orderId: string;
  readonly city: string | undefined;
  readonly current?: OrderViewKey;
}

/** The ways of looking at an order's media. */
export function ViewLinks({ orderId, city, current }: ViewLinksProps) {
  return (
    <nav className={ownStyles.links} aria-label="专题视图">
      {orderViews.map((view) => (
        <HrefLink
          key={view}
          href={viewHref(orderId, view, city)}
          aria-current={view === current ? 'page' : undefined}
        >
          {orderViewNames[view]}
        </HrefLink>
      ))}
    </nav>
  );
}

/** Which order is looked at. */
export function ViewFacts({ row }: Pick<OrderOutput, 'row'>) {
  return (
    <>
      {row.name} · {row.orderNo} {row.isSample && <DemoMark text="演示订单" />}
    </>
  );
}

export const BackToOrder = ({ row }: Pick<OrderOutput, 'row'>) => (
  <HrefButton href={detailHref(row.orderId, undefined, row.mode)}>返回订单</HrefButton>
);

export interface ViewPageProps extends TabProps {
  readonly view: OrderViewKey;
  readonly children: ReactNode;
}

/** A view that is a page: its name, its order and the way to the other views above it. */
export function ViewPage({ view, order, address, children }: ViewPageProps) {
  const { row } = order;
  return (
    <>
      <PageHeader
        title={orderViewNames[view]}
        subtitle={<ViewFacts row={row} />}
        actions={<BackToOrder row={row} />}
      >
        <ViewLinks orderId={row.orderId} city={address.city} current={view} />
      </PageHeader>
      <div className={styles.stack}>{children}</div>
    </>
  );
}
