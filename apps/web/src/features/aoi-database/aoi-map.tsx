import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CityMap } from '../../map/city-map.tsx';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import type { AoiQuestion } from '../../shared/aoi/aoi-drawer.tsx';
import { useAoiDots } from '../../shared/aoi/use-aoi-dots.ts';
import { filterOf, orderOf } from './aoi-question.ts';
import type { AoiAddress } from './aoi-address.ts';

/** As many as the map draws: those that the list has first. */
const maxDrawn = 200;
/** Degrees around an open AOI that are shown. */
const nearby = 0.008;

export interface AoiMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly address: AoiAddress;
  readonly question: AoiQuestion;
  /** The audience in words. */
  readonly subtitle: string;
  readonly onOpen: (areaId: string) => void;
  /** Told with an area that was drawn. */
  readonly onArea: (shape: DrawnShape) => void;
}

const peopleOf = ({ dailyPersons }: AoiRow) => dailyPersons.value;

/** The first AOIs of the list by how many people are there, and the outline of the open one. */
export function AoiMap({ cityCode, cityName, address, question, subtitle, onOpen, onArea }: AoiMapProps) {
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { place } = mapColours[theme];
  const { data } = useCall(
    'aoi-draw/selectList',
    { ...filterOf(cityCode, address), ...orderOf(address), pageSize: maxDrawn },
    { keepPrevious: true },
  );
  const { aoi } = address;
  const opened = useCall(
    'aoi-draw/get-by-id/{id}',
    { id: aoi ?? '', targetAudience: question.targetAudience },
    { enabled: aoi !== undefined },
  );
  const outline = aoi === undefined ? undefined : opened.data;
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const ticked = useMemo(() => (aoi === undefined ? [] : [aoi]), [aoi]);
  const { points, legend } = useAoiDots(rows, peopleOf, asCount, ticked);
  const polygons = useMemo(
    () =>
      outline
        ? [{ id: outline.aoi.areaId, name: outline.aoi.name, ring: outline.ring, isSelected: true }]
        : [],
    [outline],
  );
  const whole = useMemo(() => boxAround(rows.map(({ center }) => center)), [rows]);
  const focus = useMemo(() => {
    const [lng, lat] = outline?.aoi.center ?? [];
    if (lng === undefined || lat === undefined) return null;
    return [lng - nearby, lat - nearby, lng + nearby, lat + nearby] as const;
  }, [outline]);
  const factsOf = (id: string): HoverFacts | null => {
    const row = rows.find(({ areaId }) => areaId === id);
    if (row === undefined) return null;
    const people = peopleOf(row);
    return {
      title: row.name,
      rows: [
        ['类型', row.aoiType],
        ['日均客流', people === null ? '样本不足' : asCount(people)],
        ['媒体（500 米）', formatNumber(row.nearbyMedia)],
      ],
      hint: '点击查看详情',
    };
  };
  const total = data?.total ?? 0;
  const shown =
    total > rows.length ? `列表前 ${rows.length} 个，共 ${formatNumber(total)} 个` : `${total} 个`;
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title="AOI"
      subtitle={subtitle}
      note={`颜色为日均客流（人/天）；${shown}；AOI：${data?.places.source ?? '—'}${data?.places.isDemo ? '（演示数据）' : ''}`}
      arrangement={arrangement}
      layers={[
        { id: 'aois', title: '日均客流', rows: legend },
        { id: 'open', title: '所选 AOI', rows: [{ colour: place, shape: 'area', text: '轮廓' }] },
      ]}
      points={[]}
      focus={focus ?? whole}
      onArea={onArea}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="open-aoi" polygons={polygons} {...lookOf('open')} />
          <StatusPointsLayer name="aois" points={points} onPick={onOpen} {...lookOf('aois')} />
          <HoverCard find={(place, slack) => placeAt(points, place, slack)} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
