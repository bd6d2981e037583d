import type { TabProps } from '../detail/tab-content.tsx';
import type { OrderViewKey } from '../../../shared/order/order-views.ts';
import { CrowdCreateView } from './crowd-create-view.tsx';
import { DistrictMapView } from './district-map-view.tsx';
import { HeatMapView } from './heat-map-view.tsx';
import { LineInfoView } from './line-info-view.tsx';
import { OverallView } from './overall-view.tsx';
import { PointInfoView } from './point-info-view.tsx';
import { ReferenceListView } from './reference-list-view.tsx';

export function ViewContent(props: TabProps & { readonly view: OrderViewKey }) {
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
    case 'crowd-create':
      return <CrowdCreateView {...props} />;
    case 'reference-plan-list':
      return <ReferenceListView {...props} />;
  }
}
