import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import type { HeatRow, MapBounds } from '@ooh/contract/domain/place-insight';
import { boundsContain } from '@ooh/geo/bounds';
import { wgs84 } from '@ooh/geo/point';
import { areaTable, densityOf, type AreaWithFigures } from './area-table.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';

export interface HeatFilter {
  readonly unit: SpatialUnitKind;
  readonly bounds?: MapBounds | undefined;
  readonly districtNames: readonly string[];
  readonly limit: number;
}

/** Areas of a heat map, those of most people first; areas whose people are withheld are counted only. */
export async function heatOf(
  stores: Stores,
  city: CityCrowd,
  filter: HeatFilter,
  isWanted: (area: AreaWithFigures) => boolean = () => true,
) {
  const { unit, bounds, districtNames, limit } = filter;
  const matching = (await areaTable(stores, city, unit)).filter((row) => {
    const { center, districtName } = row.area;
    if (bounds && !boundsContain(bounds, wgs84(...center))) return false;
    if (districtNames.length > 0 && !districtNames.includes(districtName ?? '')) return false;
    return isWanted(row);
  });
  const shown = matching.filter(({ figures }) => !figures.persons.suppressed);
  shown.sort((a, b) => (b.figures.persons.value ?? 0) - (a.figures.persons.value ?? 0));
  return {
    total: matching.length,
    withheld: matching.length - shown.length,
    shown: shown.slice(0, limit),
  };
}

/** An area as heat maps show it. */
export function heatRowOf(row: AreaWithFigures): HeatRow {
  const { areaId, name, districtName, center } = row.area;
  const { persons } = row.figures;
  return { areaId, name, districtName, center: [center[0], center[1]], persons, density: densityOf(row) };
}
