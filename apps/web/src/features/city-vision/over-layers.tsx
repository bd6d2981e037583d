import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { LayerLook } from '../../map/city-map.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { PointsLayer } from '../../map/points-layer.tsx';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { WaysLayer } from '../../map/ways-layer.tsx';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { useDistrictOutlines } from './use-area-shapes.ts';
import type { Vision } from './use-vision.ts';
import type { VisionLayer } from './vision-address.ts';

export interface OverLayersProps {
  readonly vision: Vision;
  readonly cityCode: string;
  readonly layers: readonly VisionLayer[];
  readonly lookOf: (layerId: string) => LayerLook;
}

/** Between both ends of a commute, bent so that there and back do not lie on each other. */
function bent(from: readonly [number, number], to: readonly [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: 13 }, (_, step) => {
    const part = step / 12;
    const bow = 0.18 * 4 * part * (1 - part);
    return [from[0] + dx * part - dy * bow, from[1] + dy * part + dx * bow] as const;
  });
}

/** Media, business districts and commutes over the areas. */
export function OverLayers({ vision, cityCode, layers, lookOf }: OverLayersProps) {
  const theme = useThemeName();
  const has = (layer: VisionLayer) => layers.includes(layer);
  const media = useCall(
    'v1/media-inventory/points',
    { cityCode },
    { staleMs: 10 * 60_000, enabled: has('media') },
  );
  const outlines = useDistrictOutlines(cityCode, has('outlines'));
  const people = useCall('city-perspective/taIntelligenceCityMapData', vision.question, {
    enabled: has('commutes'),
  });
  const points = useMemo(
    () =>
      (media.data?.points ?? []).map(({ positionId, lng, lat }) => ({
        id: positionId,
        name: '',
        kind: 'place' as const,
        at: [lng, lat] as const,
      })),
    [media.data],
  );
  const polygons = useMemo(
    () =>
      (outlines.data?.options ?? []).map(({ placeId, name, ring }) => ({
        id: placeId,
        name,
        ring,
        isSelected: false,
      })),
    [outlines.data],
  );
  const ways = useMemo(
    () =>
      (people.data?.commutes ?? [])
        .filter(({ fromDistrict, toDistrict }) => fromDistrict !== toDistrict)
        .map(({ from, to, fromDistrict, toDistrict }) => ({
          id: `${fromDistrict}-${toDistrict}`,
          shape: bent(from, to),
          colour: mapColours[theme].selected,
        })),
    [people.data, theme],
  );
  return (
    <>
      {has('outlines') && (
        <PolygonsLayer name="vision-outlines" polygons={polygons} {...lookOf('outlines')} />
      )}
      {has('commutes') && (
        <WaysLayer name="vision-commutes" ways={ways} width={1.5} {...lookOf('commutes')} />
      )}
      {has('media') && (
        <PointsLayer name="vision-media" points={points} labelZoom={24} {...lookOf('media')} />
      )}
    </>
  );
}
