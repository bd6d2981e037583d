import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingRow } from '@ooh/contract/domain/monitoring';
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { daysBetween } from '../../../ui/calendar/dates.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { OrderPageFrame } from '../around/order-page-frame.tsx';
import { BoardView } from './board-view.tsx';
import { LaunchDialog } from './launch-dialog.tsx';
import { MakeGoodDrawer } from './make-good-drawer.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { type MonitoringAddress } from './monitoring-address.ts';
import { MonitoringFigures } from './monitoring-figures.tsx';
import { MonitoringMap } from './monitoring-map.tsx';
import { PhotoWall } from './photo-wall.tsx';
import { PostingTable } from './posting-table.tsx';
import { TimelineView } from './timeline-view.tsx';
import { Filters } from './monitoring-filters.tsx';

export interface OrderMonitoringProps {
  readonly address: MonitoringAddress;
  readonly onAddress: (address: MonitoringAddress) => void;
}

export interface ContentProps extends OrderMonitoringProps {
  readonly order: OrderOutput;
  readonly onMakeGood: (cityCode: string) => void;
}

function View({
  order,
  address,
  onAddress,
  onMakeGood,
  onMark,
}: ContentProps & { readonly onMark: (posting: PostingRow) => void }) {
  const { orderId } = order.row;
  const own = { ...address, orderId };
  const board = useCall('v1/monitoring/board', { orderId }, { quiet: true });
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

/** States in which units are posted or have been. */
const postedStates: readonly string[] = ['running', 'ended', 'closed', 'terminated'];

function Content(props: ContentProps) {
  const { order } = props;
  const [marked, setMarked] = useState<PostingRow>();
  const [today] = useState(() => chinaDate(new Date()));
  const { orderId, startDate, state } = order.row;
  const board = useCall('v1/monitoring/board', { orderId }, { quiet: true });
  const { data, error } = board;
  if (error && !data)
    return (
      <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void board.refetch()} />
    );
  if (!data) return <StateBlock kind="loading" rows={8} minHeight={360} />;
  const daysToGo = daysBetween(today, startDate) ?? 0;
  const { plannedUnits, byState } = data.counts;
  const isBefore = !postedStates.includes(state) && byState.pending === plannedUnits;
  if (isBefore) {
    return (
      <StateBlock
        kind="not-produced"
        title={daysToGo > 0 ? `距上刊还有 ${daysToGo} 天` : '还没有上刊'}
        description={`计划 ${startDate} 上刊${plannedUnits > 0 ? `，共 ${plannedUnits} 个点位` : ''}；上刊后这里回答量、物料、环境三个问题。`}
        minHeight={320}
      />
    );
  }
  return (
    <>
      <MonitoringFigures board={data} />
      <Filters {...props} />
      <View {...props} onMark={setMarked} />
      {marked && <MarkDialog key={marked.postingId} posting={marked} onClose={() => setMarked(undefined)} />}
    </>
  );
}

const launchStates: readonly string[] = ['booked', 'running', 'ended'];

const makeGoodStates: readonly string[] = ['running', 'ended'];

/** 投放监测: what of an order hangs, whether it is right and can be seen, and what is done about it. */
export function OrderMonitoring({ address, onAddress }: OrderMonitoringProps) {
  const [isLaunching, setLaunching] = useState(false);
  const [makeGoodCity, setMakeGoodCity] = useState<string>();
  return (
    <OrderPageFrame
      orderId={address.orderId}
      page="投放监测"
      renderActions={({ row, items }) => (
        <>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={items.length === 0}
            onClick={() => void saveFile('v1/monitoring/export', { orderId: row.orderId })}
          >
            监测表
          </Button>
          <Button
            disabled={!makeGoodStates.includes(row.state) || items.length === 0}
            title={makeGoodStates.includes(row.state) ? undefined : '投放中或已下刊的订单才能补量'}
            onClick={() => setMakeGoodCity(address.city ?? items[0]?.cityCode)}
          >
            补量
          </Button>
          <Button
            type="primary"
            disabled={!launchStates.includes(row.state) || items.length === 0}
            title={launchStates.includes(row.state) ? undefined : '待上刊至已下刊的订单才能发起监测'}
            onClick={() => setLaunching(true)}
          >
            发起监测
          </Button>
        </>
      )}
    >
      {(order) => (
        <>
          {order.row.hasHiddenItems && (
            <Alert type="info" showIcon title="部分城市或媒体不在您的数据权限内，未计入。" />
          )}
          <Content order={order} address={address} onAddress={onAddress} onMakeGood={setMakeGoodCity} />
          {isLaunching && <LaunchDialog order={order} onClose={() => setLaunching(false)} />}
          {makeGoodCity !== undefined && (
            <MakeGoodDrawer
              order={order}
              cityCode={makeGoodCity}
              onCity={setMakeGoodCity}
              onClose={() => setMakeGoodCity(undefined)}
            />
          )}
        </>
      )}
    </OrderPageFrame>
  );
}
