import { useMemo } from 'react';
import { categoricalColours } from '../../../../chart/chart-colours.ts';
import { CityMap } from '../../../../map/city-map.tsx';
import { mapColours } from '../../../../map/map-colours.ts';
import { boxAround, type LngLat } from '../../../../map/map-data.ts';
import { StatusPointsLayer } from '../../../../map/status-points-layer.tsx';
import { WaysLayer } from '../../../../map/ways-layer.tsx';
import { useThemeName } from '../../../../ui/theme/use-theme.ts';
import type { OverlapGroup } from './overlap-groups.ts';

export interface OverlapMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly groups: readonly OverlapGroup[];
  /** 线路 and 条, or 点位 and 个. */
  readonly noun: string;
  readonly unit: string;
  /** Ways of lines, by part; those of points are left out. */
  readonly waysOf?: (partId: string) => readonly (readonly LngLat[])[];
  readonly pointOf?: (partId: string) => { readonly name: string; readonly at: LngLat } | undefined;
}

/** Hundreds of positions stand in one city. */
const pointScale = 0.8;

const noWays = () => [];
const noPoint = () => undefined;

/** Where plans buy the same and where only one of them buys; each group is a layer of the legend. */
export function OverlapMap(props: OverlapMapProps) {
  const { cityCode, cityName, groups, noun, unit, waysOf = noWays, pointOf = noPoint } = props;
  const theme = useThemeName();
  const drawn = useMemo(
    () =>
      groups.map(({ planId, title, partIds }, index) => {
        // Of all plans in the ink of the map, of one plan in the colour that its curve has.
        const colour = planId === null ? mapColours[theme].label : categoricalColours[theme][index - 1];
        return {
          id: planId ?? 'shared',
          title,
          text: `${planId === null ? '都选' : '仅此方案选'} ${partIds.length} ${unit}`,
          colour,
          ways: partIds.flatMap((id) => waysOf(id).map((shape) => ({ id, shape, colour }))),
          points: partIds.flatMap((id) => {
            const found = pointOf(id);
            return found
              ? [{ id, ...found, colour, sign: planId === null ? '共' : String(index), scale: pointScale }]
              : [];
          }),
        };
      }),
    [groups, theme, unit, waysOf, pointOf],
  );
  const corners = useMemo(
    () =>
      drawn.flatMap(({ ways, points }) => [
        ...ways.flatMap(({ shape }) => shape),
        ...points.map(({ at }) => at),
      ]),
    [drawn],
  );
  const focus = useMemo(() => boxAround(corners), [corners]);
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title={`方案所选${noun}的重合`}
      subtitle={groups
        .slice(1)
        .map(({ title }) => title)
        .join('、')}
      note="坐标 WGS-84"
      layers={drawn.map(({ id, title, text, colour, points }) => ({
        id,
        title,
        rows: [{ colour, shape: points.length > 0 ? 'dot' : 'line', text }],
        opacity: 1,
      }))}
      points={corners}
      focus={focus}
      height={420}
    >
      {(lookOf) =>
        drawn.map(({ id, ways, points }) => (
          <OneGroup key={id} id={id} {...{ ways, points }} look={lookOf(id)} />
        ))
      }
    </CityMap>
  );
}

function OneGroup({
  id,
  ways,
  points,
  look,
}: {
  readonly id: string;
  readonly ways: Parameters<typeof WaysLayer>[0]['ways'];
  readonly points: Parameters<typeof StatusPointsLayer>[0]['points'];
  readonly look: { readonly visible: boolean; readonly opacity: number };
}) {
  return (
    <>
      <WaysLayer name={`overlap-ways-${id}`} ways={ways} {...look} />
      <StatusPointsLayer name={`overlap-points-${id}`} points={points} {...look} labelZoom={14} />
    </>
  );
}
