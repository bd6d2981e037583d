import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { CityMap } from '../../../map/city-map.tsx';
import { heatColours, mapColours } from '../../../map/map-colours.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import { SwipeOver } from '../../../map/swipe-over.tsx';
import { WaysLayer } from '../../../map/ways-layer.tsx';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import { shadeClasses } from '../../../map/shade-classes.ts';
import { HeatCells } from './heat-cells.tsx';
import { pointsOfMedia, waysOfMedia } from './order-media-shapes.ts';

export type Heat = CallOutput<'media-order-match-detail/thermodynamicDiagram'>;
type Media = CallOutput<'media-order-match-detail/getMediaByOrderMapData'>;

export const heatUnit = '面天（媒体数 × 天数，线路按站点分摊）';

const noCells: Heat['cells'] = [];

export interface HeatMapProps {
  readonly heat: Heat;
  readonly media: Media | undefined;
  readonly isHex: boolean;
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  /** The time that is shown. */
  readonly name: string;
  /** Another time, on the right of the line of comparison, with colours on the same scale. */
  readonly right: { readonly heat: Heat; readonly name: string } | null;
}

/** The heat of an order over its media: smoothly, or in cells. */
export function HeatMap(props: HeatMapProps) {
  const { heat, media, isHex, cityCode, cityName, subtitle, name, right } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { cells } = heat;
  const others = right?.heat.cells ?? noCells;
  const values = useMemo(() => [...cells, ...others].map(({ unitDays }) => unitDays), [cells, others]);
  const most = useMemo(() => values.reduce((high, value) => Math.max(high, value), 0), [values]);
  const places = useMemo(() => cells.map(({ lng, lat }) => [lng, lat] as const), [cells]);
  const ramp = heatColours[theme];
  const shades = useMemo(
    () => shadeClasses(values, (value) => formatNumber(value, 1), theme, { palette: ramp }),
    [values, theme, ramp],
  );
  const points = useMemo(() => pointsOfMedia(media), [media]);
  const ways = useMemo(() => waysOfMedia(media, mapColours[theme].selected), [media, theme]);
  const smooth = ramp.map((colour, index) => ({
    colour,
    shape: 'area' as const,
    text:
      index === 0
        ? '低'
        : index === ramp.length - 1
          ? `高（最高一格 ${formatNumber(most, 1)} 面天）`
          : `约 ${formatNumber((most * (index + 1)) / ramp.length, 1)} 面天`,
  }));
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title="投放热力"
      subtitle={subtitle}
      note={`单位：${heatUnit}，每格约 0.7 平方公里${heat.isDemo ? '；演示数据' : ''}`}
      layers={[
        { id: 'heat', title: '投放热力（面天）', rows: isHex ? shades.legend : smooth, opacity: 0.8 },
        {
          id: 'media',
          title: '订单媒体',
          rows: [
            { colour: mapColours[theme].place, shape: 'dot', text: `点位 ${formatNumber(points.length)} 个` },
            {
              colour: mapColours[theme].selected,
              shape: 'line',
              text: `线路 ${formatNumber(ways.length)} 条`,
            },
          ],
          opacity: 0.7,
        },
      ]}
      points={places}
      arrangement={arrangement}
    >
      {(lookOf) => {
        const side = { isHex, most, ramp, shades, look: lookOf('heat') };
        return (
          <>
            <HeatCells cells={cells} {...side} />
            {right && (
              <SwipeOver cityCode={cityCode} names={[name, right.name]}>
                <HeatCells cells={others} {...side} />
              </SwipeOver>
            )}
            <WaysLayer name="order-heat-lines" ways={ways} width={1} {...lookOf('media')} />
            <PointsLayer name="order-heat-points" points={points} labelZoom={15} {...lookOf('media')} />
          </>
        );
      }}
    </CityMap>
  );
}
