import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingRow } from '@ooh/contract/domain/monitoring';
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { daysBetween } from '../../../ui/calendar/dates.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { OrderPageFrame } from '../around/order-page-frame.tsx';
import { LaunchDialog } from './launch-dialog.tsx';
import { MakeGoodDrawer } from './make-good-drawer.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { MonitoringFigures } from './monitoring-figures.tsx';
import { MonitoringFilters } from './monitoring-filters.tsx';
import { MonitoringView, type ContentProps, type OrderMonitoringProps } from './monitoring-view.tsx';

/** States in which units are posted or have been. */
const postedStates: readonly string[] = ['running', 'ended', 'closed', 'terminated'];

function Content(props: ContentProps) {
  const { order } = props;
  const [marked, setMarked] = useState<PostingRow>();
  const [today] = useState(() => chinaDate(new Date()));
  const { orderId, startDate, state } = order.row;
  const board = useCall('v1/monitoring/board', { orderId });
  const { data, error } = board;
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void board.refetch()} />;
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
      <MonitoringFilters {...props} />
      <MonitoringView {...props} onMark={setMarked} />
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
      page="monitoring"
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
