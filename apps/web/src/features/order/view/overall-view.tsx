import { FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { BigNumber } from '../../../ui/figure/big-number.tsx';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { FigureTile } from '../../../ui/figure/figure-tile.tsx';
import { MediumSplit } from './medium-split.tsx';
import { NoMedia } from './no-media.tsx';
import { OverallMap } from './overall-map.tsx';
import styles from './overall-view.module.css';
import { ExposureCard } from './exposure-card.tsx';
import { cityColumns, type City } from './city-columns.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import { ViewPage } from './view-page.tsx';
import { ViewWorkbench } from './view-workbench.tsx';

/** Overview of the order: its cities on the map, figures, media and progress; also over the whole screen. */
export function OverallView(props: TabProps) {
  const { order, address } = props;
  const { cityCode, cityName } = viewCityOf(order, address);
  useBaseGeography(cityCode);
  const { orderId } = order.row;
  const board = useRef<HTMLDivElement>(null);
  const found = useCall('mediaOrder/getCityMediaOrderAnalyseResponse', { orderId });
  const view = 'overall-delivery-status';
  if (order.row.items === 0)
    return (
      <ViewPage {...props} view={view}>
        <NoMedia order={order} title="订单还没有媒体" />
      </ViewPage>
    );
  if (found.error || !found.data)
    return (
      <ViewPage {...props} view={view}>
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={480} />
      </ViewPage>
    );
  const { cities, totals, units, progress } = found.data;
  const openFull = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await board.current?.requestFullscreen();
  };
  return (
    <div ref={board} className={styles.board}>
      <ViewWorkbench
        {...props}
        view={view}
        first={{ halfHeight: 268 }}
        choices={
          <>
            <CityChoice {...props} />
            <Button icon={<FullscreenOutlined aria-hidden="true" />} onClick={() => void openFull()}>
              大屏
            </Button>
          </>
        }
        map={
          <OverallMap
            key={cityCode}
            orderId={orderId}
            cityCode={cityCode}
            cityName={cityName}
            subtitle={order.row.name}
          />
        }
        facts={{
          label: '总览',
          content: (
            <div className={styles.figures}>
              <FigureTile name="净价">
                <MoneyFen fen={totals.netFen} unit="auto" />
              </FigureTile>
              <FigureTile name="含税合计">
                <MoneyFen fen={totals.totalFen} unit="auto" />
              </FigureTile>
              <FigureTile name="媒体数量">
                <BigNumber value={units} /> 面/辆
              </FigureTile>
              <FigureTile name="城市">
                <span className="numeric">{formatNumber(cities.length)}</span>
              </FigureTile>
              <FigureTile name="执行进度" share={progress} note="媒体数 × 天数，已投放至今天">
                <span className="numeric">{formatShare(progress)}</span>
              </FigureTile>
            </div>
          ),
        }}
        tabs={[
          { key: 'exposure', label: '计划与执行', content: <ExposureCard orderId={orderId} /> },
          {
            key: 'cities',
            label: '城市排名',
            content: (
              <AppTable<City>
                caption="城市排名"
                columns={cityColumns(orderId)}
                rows={cities}
                rowKey={({ cityCode }) => cityCode}
                emptyTitle="订单还没有媒体"
              />
            ),
          },
          { key: 'media', label: '媒体构成', content: <MediumSplit cities={cities} /> },
        ]}
      />
    </div>
  );
}
