import { useMemo } from 'react';
import type { CallInput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { CityMap } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

export interface MediaMapProps {
  readonly cityName: string;
  readonly question: CallInput<'v1/media-inventory/points'>;
  /** The period in words. */
  readonly period: string;
  readonly isDemo: boolean;
  readonly openUnit: string | undefined;
  readonly onOpen: (unitKey: string) => void;
}

/** Degrees around an open position that are shown. */
const nearby = 0.006;

/** Where the rows stand, with what is free. */
export function MediaMap({ cityName, question, period, isDemo, openUnit, onOpen }: MediaMapProps) {
  const { place, placeIdle, selected } = mapColours[useThemeName()];
  const { data } = useCall('v1/media-inventory/points', question, { keepPrevious: true });
  const found = useMemo(() => data?.points ?? [], [data]);
  const opened = found.find(({ unitKey }) => unitKey === openUnit);
  const points = useMemo(
    () =>
      found.map(({ positionId, unitKey, name, lng, lat, freeUnits }) => ({
        id: positionId,
        name,
        at: [lng, lat] as const,
        colour: unitKey === openUnit ? selected : freeUnits > 0 ? place : placeIdle,
        sign: freeUnits > 0 ? '' : '×',
        scale: unitKey === openUnit ? 1 : 0.6,
      })),
    [found, openUnit, place, placeIdle, selected],
  );
  const focus = useMemo(() => {
    if (opened === undefined) return boxAround(points.map(({ at }) => at));
    const { lng, lat } = opened;
    return [lng - nearby, lat - nearby, lng + nearby, lat + nearby] as const;
  }, [opened, points]);
  const at = (positionId: string) => found.find((point) => point.positionId === positionId);
  const factsOf = (positionId: string): HoverFacts | null => {
    const point = at(positionId);
    if (point === undefined) return null;
    return {
      title: point.name,
      rows: [['空位', `${formatNumber(point.freeUnits)} / ${formatNumber(point.units)}`]],
      hint: '点击查看详情',
    };
  };
  const total = data?.total ?? 0;
  const shown = total > found.length ? `画出前 ${formatNumber(found.length)} 个，共` : '';
  return (
    <CityMap
      cityCode={question.cityCode}
      cityName={cityName}
      title="媒体点位"
      subtitle={period}
      note={`${shown}${formatNumber(total)} 个点位${isDemo ? '（演示数据）' : ''}；线路不在点位图上`}
      height={640}
      layers={[
        {
          id: 'positions',
          title: '媒体点位',
          rows: [
            { colour: place, shape: 'dot', text: '所选档期有空位' },
            { colour: placeIdle, shape: 'dot', text: '× 没有空位' },
          ],
        },
      ]}
      points={[]}
      focus={focus}
    >
      {(lookOf) => (
        <>
          <StatusPointsLayer
            name="positions"
            points={points}
            labelZoom={15}
            onPick={(positionId) => {
              const point = at(positionId);
              if (point) onOpen(point.unitKey);
            }}
            {...lookOf('positions')}
          />
          <HoverCard find={(where, slack) => placeAt(points, where, slack)} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
