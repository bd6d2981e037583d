import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { CityMap, type CityMapLayer, type CityMapProps } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { PolygonsLayer, type PolygonsLayerProps } from '../../map/polygons-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../map-workbench/workbench-context.ts';
import type { AoiMeasure } from './aoi-measure.ts';
import { useAoiDots } from './use-aoi-dots.ts';

export interface AoiDotsMapProps extends Pick<
  CityMapProps,
  'cityName' | 'subtitle' | 'note' | 'focus' | 'onArea'
> {
  readonly cityCode: string;
  readonly rows: readonly AoiRow[];
  readonly measure: AoiMeasure;
  readonly ticked: readonly string[];
  /** Areas below the dots, and their part of the legend. */
  readonly areas: Pick<PolygonsLayerProps, 'polygons'> & { readonly legend: CityMapLayer };
  /** What else the card of an AOI says. */
  readonly moreFacts?: (row: AoiRow) => HoverFacts['rows'];
  readonly onOpen: (areaId: string) => void;
}

/** AOIs of a city as dots coloured by a figure, over some areas; a click opens one. */
export function AoiDotsMap(props: AoiDotsMapProps) {
  const { cityCode, cityName, subtitle, note, focus, onArea, rows, ticked, areas, moreFacts, onOpen } = props;
  const { name, valueOf, format } = props.measure;
  const { arrangement } = useWorkbench();
  const { points, legend } = useAoiDots(rows, valueOf, format, ticked);
  const factsOf = (id: string): HoverFacts | null => {
    const row = rows.find(({ areaId }) => areaId === id);
    if (row === undefined) return null;
    const value = valueOf(row);
    return {
      title: row.name,
      rows: [
        ['类型', row.aoiType],
        [name, value === null ? '样本不足' : format(value)],
        ...(moreFacts?.(row) ?? []),
      ],
      hint: '点击查看详情',
    };
  };
  return (
    <CityMap
      key={cityCode}
      {...{ cityCode, cityName, subtitle, note, focus, onArea, arrangement }}
      title="AOI"
      layers={[{ id: 'aois', title: name, rows: legend }, areas.legend]}
      points={[]}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="areas" polygons={areas.polygons} {...lookOf(areas.legend.id)} />
          <StatusPointsLayer name="aois" points={points} onPick={onOpen} {...lookOf('aois')} />
          <HoverCard find={(at, slack) => placeAt(points, at, slack)} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
