import type { PostingRow } from '@ooh/contract/domain/monitoring';
import { useCall } from '../../../api/use-call.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { BoardView } from './board-view.tsx';
import type { MonitoringAddress } from './monitoring-address.ts';
import { MonitoringMap } from './monitoring-map.tsx';
import { PhotoWall } from './photo-wall.tsx';
import { PostingTable } from './posting-table.tsx';
import { TimelineView } from './timeline-view.tsx';

export interface OrderMonitoringProps {
  readonly address: MonitoringAddress;
  readonly onAddress: (address: MonitoringAddress) => void;
}

export interface ContentProps extends OrderMonitoringProps {
  readonly order: OrderOutput;
  readonly onMakeGood: (cityCode: string) => void;
}

export function MonitoringView({
  order,
  address,
  onAddress,
  onMakeGood,
  onMark,
}: ContentProps & { readonly onMark: (posting: PostingRow) => void }) {
  const { orderId } = order.row;
  const own = { ...address, orderId };
  const board = useCall('v1/monitoring/board', { orderId });
  switch (address.view ?? 'board') {
    case 'board':
      return (
        <BoardView
          cities={board.data?.cities ?? []}
          onOpen={(city, state) => onAddress({ orderId, view: 'table', city, state })}
          onMakeGood={onMakeGood}
        />
      );
    case 'table':
      return <PostingTable address={own} onAddress={onAddress} onMark={onMark} />;
    case 'photos':
      return <PhotoWall address={own} onAddress={onAddress} />;
    case 'map':
      return (
        <MonitoringMap
          order={order}
          address={own}
          onPick={(q) => onAddress({ orderId, view: 'table', city: address.city, q })}
        />
      );
    case 'timeline':
      return <TimelineView orderId={orderId} />;
  }
}
