import { useMemo } from 'react';
import { categoricalColours } from '../../../chart/chart-colours.ts';
import { CityMap } from '../../../map/city-map.tsx';
import { boxAround } from '../../../map/map-data.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import type { MapPoint } from '../../../map/prepare-points.ts';
import { WaysLayer } from '../../../map/ways-layer.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { OrderLine } from './use-order-lines.ts';

export interface LineMapProps {
  /** The line that is looked at, and those that it is compared with. */
  readonly lines: readonly OrderLine[];
  readonly cityCode: string;
  readonly cityName: string;
}

/** The ways of some lines; the first one with its stops. */
export function LineMap({ lines, cityCode, cityName }: LineMapProps) {
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const colours = categoricalColours[theme];
  const ways = useMemo(
    () =>
      lines.flatMap(({ line, directions }, index) =>
        directions.map(({ shape }) => ({ id: line.lineId, shape, colour: colours[index % colours.length] })),
      ),
    [lines, colours],
  );
  const stops = useMemo<MapPoint[]>(() => {
    const own = lines[0]?.directions[0]?.stops ?? [];
    return own.map(({ name, lng, lat }, index) => ({
      id: String(index),
      name,
      at: [lng, lat],
      kind: index === 0 || index === own.length - 1 ? 'terminus' : 'stop',
    }));
  }, [lines]);
  const focus = useMemo(() => boxAround(ways.flatMap(({ shape }) => shape)), [ways]);
  const isDemo = lines.some(({ basis }) => basis.isDemo);
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title="线路走向"
      subtitle={lines.map(({ line }) => line.lineName).join('、')}
      note={isDemo ? '坐标 WGS-84；演示数据' : '坐标 WGS-84'}
      layers={[
        {
          id: 'ways',
          title: '线路走向',
          rows: lines.map(({ line }, index) => ({
            colour: colours[index % colours.length],
            shape: 'line',
            text: line.lineName,
          })),
          opacity: 1,
        },
        { id: 'stops', title: '站点', rows: [], opacity: 1 },
      ]}
      points={ways.flatMap(({ shape }) => shape)}
      focus={focus}
      arrangement={arrangement}
    >
      {(lookOf) => (
        <>
          <WaysLayer name="order-line-ways" ways={ways} {...lookOf('ways')} />
          <PointsLayer name="order-line-stops" points={stops} labelZoom={13} {...lookOf('stops')} />
        </>
      )}
    </CityMap>
  );
}
