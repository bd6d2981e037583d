import { HrefButton, HrefLink } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { orderViewNames, orderViews, type OrderViewKey } from '../../../shared/order/order-views.ts';
import { detailHref, viewHref } from '../../../shared/order/order-addresses.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import ownStyles from './order-view.module.css';
import styles from './view.module.css';
import { ViewContent } from './view-content.tsx';

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

/** One side of an order in full width, held by the address; the others are a click away. */
export function OrderView({ view, ...props }: TabProps & { readonly view: OrderViewKey }) {
  const { row } = props.order;
  usePageTitle(`${orderViewNames[view]} · ${row.name}`);
  return (
    <>
      <PageHeader
        title={orderViewNames[view]}
        subtitle={
          <>
            {row.name} · {row.orderNo} {row.isSample && <DemoMark text="演示订单" />}
          </>
        }
        actions={<HrefButton href={detailHref(row.orderId, undefined, row.mode)}>返回订单</HrefButton>}
      >
        <ViewLinks orderId={row.orderId} city={props.address.city} current={view} />
      </PageHeader>
      <div className={styles.stack}>
        <ViewContent {...props} view={view} />
      </div>
    </>
  );
}
