import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { mapColours } from '../../../map/map-colours.ts';
import { boxAround } from '../../../map/map-data.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import { RoadsLayer } from '../../../map/roads-layer.tsx';
import { SubjectMap } from '../../../map/subject-map.tsx';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import styles from './man-land.module.css';
import { CoverageHeatMap } from './coverage-heat-map.tsx';

export interface CoverageMapsProps {
  readonly orderId: string;
  readonly orderName: string;
  readonly cityCode: string;
  readonly cityName: string;
}

/** What the order takes: places and the ways of lines. */
function MediaMap({ orderId, orderName, cityCode, cityName }: CoverageMapsProps) {
  const { place } = mapColours[useThemeName()];
  const { data, error, refetch } = useCall('media-order-match-detail/getMediaByOrderMapData', {
    orderId,
    cityCode,
  });
  const drawn = useMemo(
    () => ({
      points: (data?.points ?? []).map(({ itemId, name, lng, lat }) => ({
        id: itemId,
        name,
        at: [lng, lat] as const,
        kind: 'place' as const,
      })),
      roads: (data?.lines ?? []).map(({ lineId, lineName, shape }) => ({
        id: lineId,
        name: lineName,
        path: shape,
        isSelected: true,
      })),
    }),
    [data],
  );
  const corners = useMemo(
    () => [...drawn.points.map(({ at }) => at), ...drawn.roads.flatMap(({ path }) => path)],
    [drawn],
  );
  const rows = useMemo(
    () => [
      { colour: place, shape: 'dot' as const, text: `点位 ${formatNumber(drawn.points.length)} 行` },
      { colour: place, shape: 'line' as const, text: `线路 ${formatNumber(drawn.roads.length)} 条` },
    ],
    [place, drawn],
  );
  const unplaced = data?.unplaced.length ?? 0;
  return (
    <Card
      title="匹配媒体"
      footer={unplaced > 0 ? `另有 ${unplaced} 行不在现行数据中，未画出。` : '订单在该城市的全部媒体。'}
    >
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data && corners.length === 0 ? (
        <StateBlock kind="empty" title="订单在该城市还没有媒体" />
      ) : data ? (
        <SubjectMap
          {...{ cityCode, cityName, rows }}
          title="匹配媒体"
          subtitle={orderName}
          note="坐标 WGS-84"
          box={boxAround(corners)}
          startsFolded
          className={styles.map}
        >
          {(look) => (
            <>
              <RoadsLayer roads={drawn.roads} {...look} />
              <PointsLayer name="order-media" points={drawn.points} {...look} labelZoom={13} />
            </>
          )}
        </SubjectMap>
      ) : (
        <StateBlock kind="loading" rows={8} minHeight={420} />
      )}
    </Card>
  );
}

/** People and media beside each other. */
export function CoverageMaps(props: CoverageMapsProps) {
  return (
    <div className={styles.maps}>
      <CoverageHeatMap {...props} />
      <MediaMap {...props} />
    </div>
  );
}
