import { MaterialList } from '../../../shared/creative-work/material-list.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { OrderScheduleTab } from '../schedule/order-schedule-tab.tsx';
import type { DetailTab } from './detail-address.ts';
import { CommentsTab } from '../comments/comments-tab.tsx';
import { CoverageTab } from '../man-land/coverage-tab.tsx';
import { AttachmentsTab } from './attachments-tab.tsx';
import { EstimateTab } from './estimate-tab.tsx';
import { MatchTab } from './match-tab.tsx';
import { MediaTab } from './media-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { QuotationTab } from './quotation-tab.tsx';
import { RecordTab } from './record-tab.tsx';
import { VersionsTab } from './versions-tab.tsx';
import type { OrderDetailProps } from './order-detail.tsx';

export interface TabProps extends OrderDetailProps {
  readonly order: OrderOutput;
}

export function TabContent(props: TabProps & { readonly tab: DetailTab }) {
  switch (props.tab) {
    case 'man-land':
      return <CoverageTab {...props} />;
    case 'overview':
      return <OverviewTab order={props.order} />;
    case 'media':
      return <MediaTab {...props} />;
    case 'schedule':
      return <OrderScheduleTab {...props} />;
    case 'quotation':
      return <QuotationTab order={props.order} />;
    case 'estimate':
      return <EstimateTab order={props.order} />;
    case 'match':
      return <MatchTab order={props.order} />;
    case 'materials':
      return <MaterialList subject={{ orderId: props.order.row.orderId }} />;
    case 'attachments':
      return <AttachmentsTab order={props.order} />;
    case 'versions':
      return <VersionsTab {...props} />;
    case 'record':
      return <RecordTab order={props.order} />;
    case 'comments':
      return <CommentsTab {...props} />;
  }
}
