import type { CallOutput } from '@ooh/contract/registry';
import { FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { BigNumber } from '../../../ui/figure/big-number.tsx';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import {
  formatCount,
  formatFen,
  formatNumber,
  formatShare,
  missing,
} from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { Metric } from '../../../shared/figure/metric.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import type { TabProps } from '../detail/order-detail.tsx';
import { FigureTile, FigureTiles, MetricTile } from '../../../ui/figure/figure-tile.tsx';
import { viewHref } from '../../../shared/order/order-addresses.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { MediumSplit } from './medium-split.tsx';
import { NoMedia } from './no-media.tsx';
import { OverallMap } from './overall-map.tsx';
import { PostingProgress } from '../../../shared/order/posting-progress.tsx';
import styles from './view.module.css';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

type Analysis = CallOutput<'mediaOrder/getCityMediaOrderAnalyseResponse'>;
type City = Analysis['cities'][number];

const columnsOf = (orderId: string): readonly AppColumn<City>[] => [
  { key: 'rank', title: '名次', width: 56, isNumeric: true, render: (_, index) => index + 1 },
  {
    key: 'city',
    title: '城市',
    width: 104,
    render: ({ cityCode, cityName }) => (
      <HrefLink href={viewHref(orderId, 'district-map', cityCode)}>{cityName}</HrefLink>
    ),
  },
  { key: 'tier', title: '等级', width: 72, render: ({ tier }) => tier ?? missing },
  { key: 'units', title: '数量', width: 72, isNumeric: true, render: ({ units }) => formatNumber(units) },
  {
    key: 'net',
    title: '净价',
    width: 104,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.netFen, { unit: 'auto' }),
  },
  { key: 'share', title: '占比', width: 72, isNumeric: true, render: ({ share }) => formatShare(share) },
  {
    key: 'held',
    title: '已售/锁位/未锁',
    width: 120,
    isNumeric: true,
    render: ({ soldUnits, heldUnits, openUnits }) => `${soldUnits} / ${heldUnits} / ${openUnits}`,
  },
  {
    key: 'progress',
    title: '执行进度',
    width: 140,
    render: ({ cityName, progress }) => (
      <span className={styles.progress}>
        <progress max={1} value={progress} aria-label={`${cityName}执行进度`} />
        <span className="numeric">{formatShare(progress, 0)}</span>
      </span>
    ),
  },
];

/** Exposure of the whole order, as planned and as run; in its own place because it is computed. */
function Exposure({ orderId }: { readonly orderId: string }) {
  const found = useCall('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId }, { quiet: true });
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={3} minHeight={120} />
    );
  const { comparison, postings, scope } = found.data;
  const { planned, actual, completionRate } = comparison;
  const isRunning = scope.stage !== 'before';
  const note = (text: string | null) => (isRunning && text !== null ? `实际 ${text}` : '尚未开始投放');
  const figure = (value: number | null, format: (value: number) => string) =>
    value === null ? null : format(value);
  return (
    <>
      <FigureTiles>
        <MetricTile>
          <Metric
            metric="impressions"
            label="计划曝光"
            nature="预估"
            note={note(figure(actual.impressions.value, formatCount))}
          >
            <FigureValue figure={planned.impressions} format={asCount} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="reachShare"
            label="计划 TA 到达率"
            nature="预估"
            note={note(figure(actual.reachShare.value, formatShare))}
          >
            <FigureValue figure={planned.reachShare} format={asShare} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="frequency"
            label="计划平均频次"
            nature="预估"
            note={note(figure(actual.frequency.value, (value) => `${value.toFixed(1)} 次`))}
          >
            <FigureValue figure={planned.frequency} format={(value) => `${value.toFixed(1)} 次`} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="cpm"
            label={`计划${metricDictionary.cpm.name}`}
            nature="预估"
            note={note(actual.cpmFen === null ? null : formatFen(actual.cpmFen))}
          >
            <MoneyFen fen={planned.cpmFen} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="deliveryIndex"
            nature="监测"
            note={
              <>
                实际曝光 ÷ 计划曝光，<span className={styles.whole}>截至 {scope.asOf}</span>
              </>
            }
          >
            <span className="numeric">{isRunning ? formatShare(completionRate) : missing}</span>
          </Metric>
        </MetricTile>
      </FigureTiles>
      <PostingProgress postings={postings} />
      <p className={styles.footnote}>{citiesBasisText(scope.cities)}</p>
    </>
  );
}

/** The whole order at a glance: figures, map, cities, media and progress; also over the whole screen. */
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
    <div ref={board} className={styles.board}>
      <div className={styles.boardHead}>
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
      <Exposure orderId={orderId} />
      <div className={styles.mapAndSide}>
        <OverallMap orderId={orderId} subtitle={order.row.name} />
        <Card title="媒体构成">
          <MediumSplit cities={cities} />
        </Card>
      </div>
      <Card title="城市排名" footer="按净价由高到低。">
        <AppTable<City>
          caption="城市排名"
          columns={columnsOf(orderId)}
          rows={cities}
          rowKey={({ cityCode }) => cityCode}
          emptyTitle="订单还没有媒体"
        />
      </Card>
    </div>
  );
}
