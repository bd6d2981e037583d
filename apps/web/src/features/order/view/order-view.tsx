import { isMapView, orderViewNames, type OrderViewKey } from '../../../shared/order/order-views.ts';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import { ViewContent } from './view-content.tsx';
import { ViewPage } from './view-page.tsx';

/** One side of an order in full width, held by the address; the others are a click away. */
export function OrderView({ view, ...props }: TabProps & { readonly view: OrderViewKey }) {
  usePageTitle(`${orderViewNames[view]} · ${props.order.row.name}`);
  if (isMapView(view)) return <ViewContent {...props} view={view} />;
  return (
    <ViewPage {...props} view={view}>
      <ViewContent {...props} view={view} />
    </ViewPage>
  );
}
