import { FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { BigNumber } from '../../../ui/figure/big-number.tsx';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { FigureTile, FigureTiles } from '../../../ui/figure/figure-tile.tsx';
import { MediumSplit } from './medium-split.tsx';
import { NoMedia } from './no-media.tsx';
import { OverallMap } from './overall-map.tsx';
import ownStyles from './overall-view.module.css';
import styles from './view.module.css';
import { ExposureCard } from './exposure-card.tsx';
import { cityColumns, type City } from './city-columns.tsx';

/** Overview of the order: figures, map, cities, media and progress; also full-screen. */
export function OverallView({ order }: TabProps) {
  const { orderId } = order.row;
  const board = useRef<HTMLDivElement>(null);
  const found = useCall('mediaOrder/getCityMediaOrderAnalyseResponse', { orderId }, { quiet: true });
  if (order.row.items === 0) return <NoMedia order={order} title="订单还没有媒体" />;
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={480} />
    );
  const { cities, totals, units, progress } = found.data;
  const openFull = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await board.current?.requestFullscreen();
  };
  return (
    <div ref={board} className={ownStyles.board}>
      <div className={ownStyles.boardHead}>
        <h2>{order.row.name}</h2>
        <Button icon={<FullscreenOutlined aria-hidden="true" />} onClick={() => void openFull()}>
          大屏
        </Button>
      </div>
      <FigureTiles>
        <FigureTile name="城市">
          <span className="numeric">{formatNumber(cities.length)}</span>
        </FigureTile>
        <FigureTile name="媒体数量">
          <BigNumber value={units} /> 面/辆
        </FigureTile>
        <FigureTile name="净价">
          <MoneyFen fen={totals.netFen} unit="auto" />
        </FigureTile>
        <FigureTile name="含税合计">
          <MoneyFen fen={totals.totalFen} unit="auto" />
        </FigureTile>
        <FigureTile name="执行进度" share={progress} note="媒体数 × 天数，已投放至今天">
          <span className="numeric">{formatShare(progress)}</span>
        </FigureTile>
      </FigureTiles>
      <ExposureCard orderId={orderId} />
      <div className={styles.mapAndSide}>
        <OverallMap orderId={orderId} subtitle={order.row.name} />
        <Card title="媒体构成">
          <MediumSplit cities={cities} />
        </Card>
      </div>
      <Card title="城市排名" footer="按净价由高到低。">
        <AppTable<City>
          caption="城市排名"
          columns={cityColumns(orderId)}
          rows={cities}
          rowKey={({ cityCode }) => cityCode}
          emptyTitle="订单还没有媒体"
        />
      </Card>
    </div>
  );
}
