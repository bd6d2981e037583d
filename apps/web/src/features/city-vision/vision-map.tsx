import { useMemo } from 'react';
import { CityMap, type CityMapLayer } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { heatColours, mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { polygonAt } from '../../map/prepare-polygons.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { shadeClasses } from '../../map/shade-classes.ts';
import { SwipeOver } from '../../map/swipe-over.tsx';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { AreaColours } from './area-colours.tsx';
import { OverLayers } from './over-layers.tsx';
import { scaleValues } from './scale-values.ts';
import { useAreaShapes } from './use-area-shapes.ts';
import type { Vision } from './use-vision.ts';
import type { VisionLayer } from './vision-address.ts';
import { metricLooks } from './vision-metrics.ts';
import { overLayerLooks } from './over-layer-looks.ts';

export interface VisionMapProps {
  readonly vision: Vision;
  readonly cityCode: string;
  readonly cityName: string;
  /** What is asked, in words. */
  readonly asked: string;
  readonly layers: readonly VisionLayer[];
  /** True shows everybody left of a line and the audience right of it. */
  readonly isSplit: boolean;
  readonly ring: readonly (readonly [number, number])[] | undefined;
  readonly marked: ReadonlySet<string>;
  /** The one that is looked at. */
  readonly focused: string | undefined;
  readonly onPick: (areaId: string) => void;
  readonly onArea: (shape: DrawnShape) => void;
}

const reach = 0.03;

/** The city in the colours of a metric, hour by hour, with what is laid over it. */
export function VisionMap(props: VisionMapProps) {
  const { vision, cityCode, cityName, asked, layers, isSplit, ring, marked, focused, onPick, onArea } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { rows: found, metric, unit, hours, at, heat, hasAudience } = vision;
  const rows = useMemo(() => found ?? [], [found]);
  const shapes = useAreaShapes(cityCode, unit, hours);
  const look = metricLooks[metric];
  // While the day is played, every hour is coloured on the scale of the day.
  const values = useMemo(() => scaleValues({ rows, metric, hours, at }), [rows, metric, hours, at]);
  const palette = unit === 'cell' ? heatColours[theme] : undefined;
  const shades = useMemo(
    () => shadeClasses(values, look.format, theme, { palette }),
    [values, look, theme, palette],
  );
  const { areaEdge, noData, place } = mapColours[theme];
  const byId = useMemo(() => new Map(rows.map((row) => [row.areaId, row])), [rows]);
  const places = useMemo(
    () => (unit === 'aoi' ? rows.map(({ areaId, center }) => ({ id: areaId, at: center })) : []),
    [unit, rows],
  );
  const polygons = useMemo(
    () =>
      shapes.map(({ areaId, ring: outline }) => ({ id: areaId, name: '', ring: outline, isSelected: false })),
    [shapes],
  );
  const factsOf = (id: string): HoverFacts | null => {
    const row = byId.get(id);
    if (row === undefined) return null;
    const value = look.valueOf(row);
    const people = row.persons.value;
    return {
      title: row.name,
      rows: [
        ['人数', people === null ? '样本不足' : asCount(people)],
        ...(metric === 'persons'
          ? []
          : [[look.name, value === null ? '样本不足' : look.format(value)] as const]),
        ['媒体 / 线路', `${formatNumber(row.mediaPositions)} 处 / ${formatNumber(row.busLines)} 条`],
      ],
      hint: '点击看画像',
    };
  };
  const focus = useMemo(() => {
    const row = focused === undefined ? undefined : byId.get(focused);
    if (row === undefined) return null;
    const own = shapes.filter(({ areaId }) => areaId === focused).flatMap(({ ring: outline }) => outline);
    const [lng, lat] = row.center;
    return boxAround(own) ?? ([lng - reach, lat - reach, lng + reach, lat + reach] as const);
    // The view follows the choice, not the figures.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [focused, shapes]);
  const mapLayers: CityMapLayer[] = [
    {
      id: 'areas',
      title: look.name,
      opacity: 0.62,
      rows: [...shades.legend, { colour: areaEdge, shape: 'edge', text: '已标记' }],
    },
    ...layers.map((layer) => overLayerLooks(layer, theme)),
    ...(ring
      ? [{ id: 'ring', title: '圈选范围', rows: [{ colour: place, shape: 'area' as const, text: '范围' }] }]
      : []),
  ];
  const withheld = heat?.withheld ?? 0;
  const note = [
    look.unit,
    ...(withheld > 0 ? [`${withheld} 个区域样本不足，未显示`] : []),
    ...(heat?.basis.isDemo ? ['演示数据'] : []),
  ].join('；');
  const colours = { rows, shapes, shades, unit, marked, noData, onPick };
  const total = metricLooks.persons;
  const totalShades = useMemo(
    () => shadeClasses(rows.map(total.valueOf), total.format, theme, { palette }),
    [rows, total, theme, palette],
  );
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title={`城市透视 ${look.name}`}
      subtitle={asked}
      note={note}
      arrangement={arrangement}
      layers={mapLayers}
      points={[]}
      focus={focus}
      onArea={onArea}
    >
      {(lookOf) => (
        <>
          {isSplit && hasAudience ? (
            <>
              <AreaColours
                name="vision-all"
                metric="persons"
                {...colours}
                shades={totalShades}
                look={lookOf('areas')}
              />
              <SwipeOver cityCode={cityCode} names={['全体人数', look.name]}>
                <AreaColours name="vision-target" metric={metric} {...colours} look={lookOf('areas')} />
              </SwipeOver>
            </>
          ) : (
            <AreaColours name="vision" metric={metric} {...colours} look={lookOf('areas')} />
          )}
          <OverLayers vision={vision} cityCode={cityCode} layers={layers} lookOf={lookOf} />
          {ring && (
            <PolygonsLayer
              name="vision-ring"
              polygons={[{ id: 'ring', name: '', ring, isSelected: true }]}
              {...lookOf('ring')}
            />
          )}
          <HoverCard
            find={(point, slack) =>
              (unit === 'aoi' ? placeAt(places, point, slack) : polygonAt(polygons, point)?.id) ?? null
            }
            factsOf={factsOf}
          />
        </>
      )}
    </CityMap>
  );
}
