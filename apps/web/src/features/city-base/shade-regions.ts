import type { Area } from '@ooh/geo/polygon';
import { isOpen, type CityScope } from '../../shared/city-picker/choose-cities.ts';
import type { City } from '../../shared/city-picker/city-catalog.ts';
import type { CityMetric, CityRow } from './city-metrics.ts';
import { provinceOf } from './ranked-cities.ts';

/** A boundary as the map knows it. */
export interface RegionBoundary {
  readonly properties: { readonly adcode: string; readonly name: string; readonly isSelf: boolean };
  readonly geometry: { readonly type: string };
}

/** A province or a city on the map with the value that it is coloured by. */
export interface ShadedRegion {
  /** Code of the province or the city. */
  readonly code: string;
  readonly name: string;
  readonly area: Area;
  /** Null where it is not known. */
  readonly value: number | null;
  readonly cities: number;
}

export interface RegionShades {
  readonly regions: readonly ShadedRegion[];
  /** Areas without a city that the user may see. */
  readonly locked: readonly Area[];
}

/** What is shaded: rows of cities by a metric, as far as the user may see them. */
interface ShadedCities {
  readonly rows: readonly CityRow[];
  readonly metric: CityMetric;
  readonly cities: readonly City[];
  readonly scope: CityScope;
}

/** Provinces that are one city: the map knows them by their province code, and their parts are districts. */
const isMunicipality = (provinceCode: string): boolean => /^(11|12|31|50)0000$/.test(provinceCode);

const areaOf = ({ geometry }: RegionBoundary): Area => geometry as Area;

/** Provinces of the country: each has the value of its listed cities together. */
export function shadeProvinces(
  boundaries: readonly RegionBoundary[],
  { rows, metric, cities, scope }: ShadedCities,
): RegionShades {
  const byProvince = Map.groupBy(rows, ({ cityCode }) => provinceOf(cityCode));
  const open = new Set(
    cities.filter(({ adcode }) => isOpen(scope, adcode)).map(({ provinceCode }) => provinceCode),
  );
  const codes = new Set(cities.map(({ provinceCode }) => provinceCode));
  const provinces = boundaries.filter(({ properties }) => codes.has(properties.adcode));
  return {
    regions: provinces
      .filter(({ properties }) => open.has(properties.adcode))
      .map((boundary) => {
        const { adcode: code, name } = boundary.properties;
        const own = byProvince.get(code) ?? [];
        return { code, name, area: areaOf(boundary), value: metric.ofMany(own), cities: own.length };
      }),
    locked: provinces.filter(({ properties }) => !open.has(properties.adcode)).map(areaOf),
  };
}

/** Cities of a province; the whole of a municipality is its one city. */
export function shadeCities(
  provinceCode: string,
  boundaries: readonly RegionBoundary[],
  { rows, metric, cities, scope }: ShadedCities,
): RegionShades {
  const rowOf = new Map(rows.map((row) => [row.cityCode, row]));
  const known = new Set(cities.map(({ adcode }) => adcode));
  const whole = isMunicipality(provinceCode);
  const parts = boundaries.flatMap((boundary) => {
    const { adcode, isSelf } = boundary.properties;
    const code = whole ? `${provinceCode.slice(0, 2)}0100` : adcode;
    return isSelf === whole && known.has(code) ? [{ code, boundary }] : [];
  });
  return {
    regions: parts
      .filter(({ code }) => isOpen(scope, code))
      .map(({ code, boundary }) => {
        const row = rowOf.get(code);
        const value = row === undefined ? null : metric.valueOf(row);
        return {
          code,
          name: row?.cityName ?? boundary.properties.name,
          area: areaOf(boundary),
          value,
          cities: row === undefined ? 0 : 1,
        };
      }),
    locked: parts.filter(({ code }) => !isOpen(scope, code)).map(({ boundary }) => areaOf(boundary)),
  };
}
