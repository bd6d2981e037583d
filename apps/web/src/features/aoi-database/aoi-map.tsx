import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import type { AoiQuestion } from '../../shared/aoi/aoi-drawer.tsx';
import { AoiDotsMap } from '../../shared/aoi/aoi-dots-map.tsx';
import { dailyPeople } from '../../shared/aoi/aoi-measure.ts';
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

/** The first AOIs of the list by how many people are there, and the outline of the open one. */
export function AoiMap({ cityCode, cityName, address, question, subtitle, onOpen, onArea }: AoiMapProps) {
  const theme = useThemeName();
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
  const total = data?.total ?? 0;
  const shown =
    total > rows.length ? `列表前 ${rows.length} 个，共 ${formatNumber(total)} 个` : `${total} 个`;
  return (
    <AoiDotsMap
      cityCode={cityCode}
      cityName={cityName}
      subtitle={subtitle}
      note={`颜色为日均客流（人/天）；${shown}；AOI：${data?.places.source ?? '—'}${data?.places.isDemo ? '（演示数据）' : ''}`}
      rows={rows}
      measure={dailyPeople}
      ticked={ticked}
      areas={{
        polygons,
        legend: {
          id: 'open',
          title: '所选 AOI',
          rows: [{ colour: place, shape: 'area', text: '轮廓' }],
        },
      }}
      moreFacts={({ nearbyMedia }) => [['媒体（500 米）', formatNumber(nearbyMedia)]]}
      focus={focus ?? whole}
      onArea={onArea}
      onOpen={onOpen}
    />
  );
}
