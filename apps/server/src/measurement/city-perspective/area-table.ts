import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import type { AreaFigures, AreaRow } from '@ooh/contract/domain/place-insight';
import { modelKeyOf } from '../engine/model-cache.ts';
import type { AreaCrowd } from '../engine/work/area-tally.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { memoize } from '../../platform/memoize.ts';
import { areaFiguresOf, figureContext, shownOfPartition } from './area-figures.ts';
import { cellsKey } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { areaCellsOf } from './people-cells.ts';
import { areasOfCity, type SpatialArea } from './spatial-areas.ts';

const kept = memoize<AreaCrowd[]>(48);

/** Tallies of areas, cached by key. */
export function crowdsOf(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience' | 'window'>,
  listsKey: string,
  lists: readonly PeopleCells[],
): Promise<AreaCrowd[]> {
  const { releases, audience, window } = city;
  const key = JSON.stringify([modelKeyOf(releases), listsKey, audience, window]);
  return kept(key, () =>
    stores.engine.ask(releases, 'areaCrowds', { audience, areas: areaCellsOf(lists), window }),
  );
}

/** The crowd of one area. */
export async function crowdOfArea(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience' | 'window'>,
  people: PeopleCells,
): Promise<AreaCrowd> {
  const [crowd] = await crowdsOf(stores, city, cellsKey(people), [people]);
  return crowd;
}

export interface AreaWithFigures {
  readonly area: SpatialArea;
  readonly figures: AreaFigures;
}

/** Every area of a kind with its figures, in the order of the areas. */
export async function areaTable(
  stores: Stores,
  city: CityCrowd,
  unit: SpatialUnitKind,
): Promise<AreaWithFigures[]> {
  const { key, areas, isPartition } = await areasOfCity(stores, city, unit);
  const crowds = await crowdsOf(
    stores,
    city,
    key,
    areas.map((area) => area.people),
  );
  const ground = figureContext(city, stores.config.minimumCell);
  const may = isPartition ? shownOfPartition(crowds, ground) : null;
  return areas.map((area, i) => ({ area, figures: areaFiguresOf(crowds[i], ground, may?.[i]) }));
}

export function areaRowOf({ area, figures }: AreaWithFigures): AreaRow {
  const { areaId, name, districtName, center, squareMeters, people } = area;
  return {
    areaId,
    name,
    districtName,
    center: [center[0], center[1]],
    squareMeters,
    gridCells: people.cells.length,
    ...figures,
  };
}

/** Persons per square kilometre; null where withheld. */
export function densityOf({ area, figures }: AreaWithFigures): number | null {
  const { value } = figures.persons;
  return value === null || area.squareMeters === 0 ? null : (value / area.squareMeters) * 1e6;
}
