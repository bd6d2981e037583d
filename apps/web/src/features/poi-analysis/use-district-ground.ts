import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { areaSquareMeters, type Area } from '@ooh/geo/polygon';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { outerRingsOf } from '../../map/outer-rings.ts';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import type { DistrictGround } from './prepare-count.ts';

export interface DistrictOutline {
  readonly districtName: string;
  readonly rings: readonly (readonly (readonly [number, number])[])[];
}

/** Districts of a city with residents, the audience among them, area and outlines. */
export function useDistrictGround(cityCode: string, targetAudience: TargetAudience) {
  const boundaries = useBaseGeography(cityCode);
  const heat = useCall(
    'city-perspective/getTaAreaSumHeatData',
    { cityCode, targetAudience, unit: 'district', role: 'residents' },
    { keepPrevious: true },
  );
  const districts = useMemo(
    () => (boundaries.data?.features ?? []).filter(({ properties }) => !properties.isSelf),
    [boundaries.data],
  );
  const ground = useMemo(() => {
    const people = new Map(heat.data?.rows.map((row) => [row.name, row]));
    return districts.map(({ properties: { name }, geometry }): DistrictGround => {
      const row = people.get(name);
      return {
        districtName: name,
        squareMeters: areaSquareMeters(geometry),
        persons: row?.persons,
        taPersons: row?.taPersons,
      };
    });
  }, [districts, heat.data]);
  const outlines = useMemo(
    () =>
      districts.map(({ properties: { name }, geometry }): DistrictOutline => ({
        districtName: name,
        rings: outerRingsOf(geometry as Area),
      })),
    [districts],
  );
  return { ground, outlines, heat, source: boundaries.data?.source ?? '—' };
}
