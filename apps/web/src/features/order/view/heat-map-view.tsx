import { Segmented, Select } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import { HeatMap, heatUnit } from './heat-map.tsx';
import { weeksOf } from './heat-weeks.ts';
import { NoMedia } from './no-media.tsx';
import { CityChoice, viewCityOf } from './view-city.tsx';
import { ViewPage } from './view-page.tsx';
import { ViewWorkbench } from './view-workbench.tsx';
import { WeekPlayer } from './week-player.tsx';
import { type Cell, heatColumns } from './heat-columns.tsx';
import styles from './heat-map-view.module.css';

/** Rest of the slider before the service is asked. */
const restMs = 250;

const shownCells = 10;

const periodName = (week: number | undefined): string =>
  week === undefined ? '整个投放期' : `第 ${week} 周`;

/** Where and when an order hangs how much: smoothly or in cells, over the whole time or week by week. */
export function HeatMapView(props: TabProps) {
  const { order, address, onAddress } = props;
  const { orderId } = order.row;
  const { medium, week, look, against } = address;
  const { cityCode, cityName } = viewCityOf(order, address);
  useBaseGeography(cityCode);
  const filter = { orderId, cityCode, ...(medium === undefined ? {} : { mediumId: medium }) };
  const whole = useCall('media-order-match-detail/thermodynamicDiagram', filter);
  const weeks = weeksOf(whole.data?.days ?? null);
  const settled = useDebouncedValue(week ?? null, restMs);
  const days = settled === null ? undefined : weeks[settled - 1];
  const part = useCall(
    'media-order-match-detail/thermodynamicDiagram',
    { ...filter, ...days },
    { keepPrevious: true, enabled: days !== undefined },
  );
  const comparedDays = against === undefined ? undefined : weeks[against - 1];
  const compared = useCall(
    'media-order-match-detail/thermodynamicDiagram',
    { ...filter, ...comparedDays },
    { enabled: comparedDays !== undefined },
  );
  const media = useCall('media-order-match-detail/getMediaByOrderMapData', filter);
  const options = useCall('media-order-match-detail/getDropDownMatchDetail', { orderId });
  const heat = days === undefined ? whole : part;
  const sorted = useMemo(
    () => [...(heat.data?.cells ?? [])].sort((a, b) => b.unitDays - a.unitDays).slice(0, shownCells),
    [heat.data],
  );
  if (heat.error)
    return (
      <ViewPage {...props} view="heat-map">
        <StateBlock kind="section-failed" error={heat.error} onRetry={() => void heat.refetch()} />
      </ViewPage>
    );
  if (whole.data?.days === null)
    return (
      <ViewPage {...props} view="heat-map">
        <CityChoice {...props} />
        {medium === undefined ? (
          <NoMedia order={order} title={`订单在${cityName}还没有媒体`} />
        ) : (
          <StateBlock kind="no-match" onClearFilters={() => onAddress({ ...address, medium: undefined })} />
        )}
      </ViewPage>
    );
  const right = comparedDays && compared.data ? { heat: compared.data, name: periodName(against) } : null;
  const { cells = [], unplacedUnitDays = 0 } = heat.data ?? {};
  const total = cells.reduce((sum, { unitDays }) => sum + unitDays, 0);
  return (
    <ViewWorkbench
      {...props}
      view="heat-map"
      choices={
        <>
          <CityChoice {...props} />
          <Select
            allowClear
            aria-label="媒体"
            placeholder="全部媒体"
            value={medium === undefined ? undefined : String(medium)}
            options={options.data?.media.map(({ value, label }) => ({ value, label }))}
            onChange={(value: string | undefined) =>
              onAddress({ ...address, medium: value === undefined ? undefined : Number(value) })
            }
          />
        </>
      }
      tools={
        <>
          <Segmented
            aria-label="热力样式"
            value={look ?? 'smooth'}
            onChange={(value) => onAddress({ ...address, look: value === 'hex' ? 'hex' : undefined })}
            options={[
              { value: 'smooth', label: '平滑' },
              { value: 'hex', label: '六边形' },
            ]}
          />
          <WeekPlayer
            days={whole.data?.days ?? null}
            week={week}
            onWeek={(value) => onAddress({ ...address, week: value })}
          />
          <Select
            allowClear
            aria-label="左右对比"
            placeholder="左右对比"
            className={styles.against}
            value={against}
            disabled={weeks.length < 2}
            options={weeks.map((_, index) => ({ value: index + 1, label: `对比${periodName(index + 1)}` }))}
            onChange={(value: number | undefined) => onAddress({ ...address, against: value })}
          />
        </>
      }
      map={
        heat.data ? (
          <HeatMap
            heat={heat.data}
            media={media.data}
            isHex={look === 'hex'}
            cityCode={cityCode}
            cityName={cityName}
            subtitle={[order.row.name, periodName(week), ...(right ? [`右侧：${right.name}`] : [])].join(
              ' · ',
            )}
            name={periodName(week)}
            right={right}
          />
        ) : (
          <StateBlock kind="loading" rows={10} minHeight={560} />
        )
      }
      tabs={[
        {
          key: 'cells',
          label: '热力最高的网格',
          content: heat.data && (
            <Card
              title={`投放 ${formatNumber(total, 0)} 面天`}
              footer={`${heatUnit}。${
                unplacedUnitDays > 0
                  ? `另有 ${formatNumber(unplacedUnitDays)} 面天的位置不在现行数据中。`
                  : ''
              }`}
            >
              <AppTable<Cell>
                caption={`热力最高的 ${shownCells} 个网格`}
                columns={heatColumns}
                rows={sorted}
                rowKey={({ cell }) => cell}
                isLoading={heat.isPlaceholderData}
                emptyTitle="这一周没有投放"
              />
            </Card>
          ),
        },
      ]}
    />
  );
}
