import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import type { Area } from '@ooh/geo/polygon';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { LngLat } from '../../map/map-data.ts';
import { outerRingsOf } from '../../map/outer-rings.ts';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import type { AreaHours } from './vision-row.ts';

export interface AreaShape {
  readonly areaId: string;
  readonly ring: readonly LngLat[];
}

const reference = { staleMs: 10 * 60_000 };

/** Outlines of the business districts of a city, with their names. */
export function useDistrictOutlines(cityCode: string, isWanted: boolean) {
  return useCall(
    'poi-analyse-detail/getCbdLocationSelect',
    { cityCode },
    { ...reference, enabled: isWanted },
  );
}

/** Outlines of the areas of a unit; an area of several parts has several. AOIs are points on this map. */
export function useAreaShapes(
  cityCode: string,
  unit: SpatialUnitKind,
  hours: AreaHours | undefined,
): readonly AreaShape[] {
  const ground = useBaseGeography(cityCode);
  const outlines = useDistrictOutlines(cityCode, unit === 'businessDistrict');
  return useMemo(() => {
    switch (unit) {
      case 'district':
        return (ground.data?.features ?? [])
          .filter(({ properties }) => !properties.isSelf)
          .flatMap(({ properties, geometry }) =>
            outerRingsOf(geometry as Area).map((ring) => ({ areaId: properties.adcode, ring })),
          );
      case 'businessDistrict':
        return (outlines.data?.options ?? []).map(({ placeId, ring }) => ({ areaId: placeId, ring }));
      case 'cell':
        return (hours?.areas ?? []).flatMap(({ areaId, ring }) => (ring === null ? [] : [{ areaId, ring }]));
      default:
        return [];
    }
  }, [unit, ground.data, outlines.data, hours]);
}
