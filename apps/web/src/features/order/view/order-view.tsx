import { HrefButton, HrefLink } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { orderViewNames, orderViews, type OrderViewKey } from '../../../shared/order/order-views.ts';
import { detailHref, viewHref } from '../../../shared/order/order-addresses.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { CrowdCreateView } from './crowd-create-view.tsx';
import { DistrictMapView } from './district-map-view.tsx';
import { HeatMapView } from './heat-map-view.tsx';
import { LineInfoView } from './line-info-view.tsx';
import { OverallView } from './overall-view.tsx';
import { PointInfoView } from './point-info-view.tsx';
import { ReferenceListView } from './reference-list-view.tsx';
import { ScheduleListView } from './schedule-list-view.tsx';
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

function Content(props: TabProps & { readonly view: OrderViewKey }) {
  switch (props.view) {
    case 'overall-delivery-status':
      return <OverallView {...props} />;
    case 'district-map':
      return <DistrictMapView {...props} />;
    case 'heat-map':
      return <HeatMapView {...props} />;
    case 'medium-info-line':
      return <LineInfoView {...props} />;
    case 'medium-info-point':
      return <PointInfoView {...props} />;
    case 'schedule-list':
      return <ScheduleListView {...props} />;
    case 'crowd-create':
      return <CrowdCreateView {...props} />;
    case 'reference-plan-list':
      return <ReferenceListView {...props} />;
  }
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
        <Content {...props} view={view} />
      </div>
    </>
  );
}
