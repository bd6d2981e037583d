import type { AreaKind } from '@ooh/contract/domain/plan-names';
import { cellBoundary, cellCentre, cellFromUInt64, cellParent, type H3Cell } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import { areaCentroid, areaContains, type Polygon } from '@ooh/geo/polygon';
import type { CityPlaces } from '../../city-data/bus-line/city-places.ts';
import { cellsOfArea } from '../../city-data/place/place-cells.ts';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';

/** Audience heat is shown in cells of about 0.7 km², never finer than 500 m. */
export const heatResolution = 8;

/** An area that people and positions are looked for in. */
export interface CandidateArea {
  readonly areaId: string;
  readonly kind: AreaKind;
  readonly name: string;
  readonly districtName: string | null;
  readonly centre: Wgs84Point;
  readonly ring: readonly (readonly [number, number])[];
  /** Null for a cell of the grid, which positions know themselves. */
  readonly area: Polygon | null;
  /** H3 cells, resolution 9. */
  readonly cells: readonly H3Cell[];
}

const lngLat = ({ lng, lat }: Wgs84Point) => [lng, lat] as const;

/** The cells of about 0.7 km² in which panel persons are ever found. */
export function gridAreas(panelCells: BigUint64Array): Omit<CandidateArea, 'districtName' | 'name'>[] {
  const parts = new Map<H3Cell, H3Cell[]>();
  for (const number of panelCells) {
    const cell = cellFromUInt64(number);
    const parent = cellParent(cell, heatResolution);
    const known = parts.get(parent);
    if (known === undefined) parts.set(parent, [cell]);
    else known.push(cell);
  }
  return [...parts].map(([cell, cells]) => ({
    areaId: cell,
    kind: 'cell' as const,
    centre: cellCentre(cell),
    ring: cellBoundary(cell).map(lngLat),
    area: null,
    cells,
  }));
}

/** Areas of interest or business districts of a city. */
function placeAreas(
  kind: 'aoi' | 'district',
  places: CityPlaces,
): (Omit<CandidateArea, 'districtName'> & { readonly districtName?: string | null })[] {
  const rows =
    kind === 'aoi'
      ? places.aois.map(({ id, name, area }) => ({ id, name, area, districtName: undefined }))
      : places.businessDistricts.map(({ id, name, area, districtName }) => ({
          id,
          name,
          area,
          districtName,
        }));
  return rows.map(({ id, name, area, districtName }) => {
    const ring = area.coordinates[0].map(([lng, lat]) => [lng, lat] as const);
    const centre = areaCentroid(area);
    return { areaId: id, kind, name, districtName, centre, ring, area, cells: cellsOfArea(area) };
  });
}

/** The areas of a city that a TA-concentration plan chooses from. */
export function candidateAreas(
  kind: AreaKind,
  panelCells: BigUint64Array,
  places: CityPlaces,
  districts: readonly Boundary[],
): CandidateArea[] {
  const districtAt = (point: Wgs84Point) =>
    districts.find((district) => areaContains(district.area, point))?.name ?? null;
  if (kind === 'cell')
    return gridAreas(panelCells).map((cell) => {
      const districtName = districtAt(cell.centre);
      // The last digits of a cell are the same for all of its resolution.
      const name = `${districtName ?? '网格'} ${cell.areaId.slice(3, 9)}`;
      return { ...cell, districtName, name };
    });
  return placeAreas(kind, places).map((area) => ({
    ...area,
    districtName: area.districtName ?? districtAt(area.centre),
  }));
}
