import type { ReactNode } from 'react';
import { detailHref } from '../../../shared/order/order-addresses.ts';
import { orderViewNames, type OrderViewKey } from '../../../shared/order/order-views.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { OrderNav } from '../around/order-nav.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import styles from './view.module.css';

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
        <OrderNav order={row} filter={address} current={view} />
      </PageHeader>
      <div className={styles.stack}>{children}</div>
    </>
  );
}
