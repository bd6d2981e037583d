import type { PreferenceKind } from '@ooh/contract/domain/preference-names';
import { kindOfPlace, mallVisitShare, visitShareOf } from '@ooh/reference/visit-shares';
import type { CityGeography, CityPoi } from '../../city-data/place/city-geography.ts';
import { cellsOfArea } from '../../city-data/place/place-cells.ts';
import type { PlaceGroups } from '../engine/work/place-visits.ts';
import { isOfCategory } from './poi-search.ts';

/** Kinds of preference that are computed from visits. */
export type VisitedKind = Exclude<PreferenceKind, 'app' | 'interest'>;

/** Places that are counted as one. */
export interface PlaceGroup {
  readonly key: string;
  readonly name: string;
  readonly places: number;
  /** Share of the stays in a cell that visit the group, by cell. */
  readonly shares: ReadonlyMap<string, number>;
}

/** A place in its cells with the part of their stays that it draws. */
interface Draw {
  readonly groups: readonly { readonly key: string; readonly name: string }[];
  readonly cells: readonly string[];
  readonly share: number;
}

const dining = '餐饮服务';

function groupsOfPoi({ category, brand }: CityPoi, kind: VisitedKind): Draw['groups'] {
  const isDining = isOfCategory(category, dining);
  const format = { key: `format:${category}`, name: kindOfPlace(category) };
  const chain = brand === null ? [] : [{ key: `brand:${brand}`, name: brand }];
  if (kind === 'brand') return chain;
  if (kind === 'dining') return isDining ? [format, ...chain] : [];
  return kind === 'format' && !isDining ? [format] : [];
}

/** Every place that is visited: those of no group of the kind draw their part of a cell all the same. */
function drawsOf(ground: CityGeography, kind: VisitedKind): Draw[] {
  if (kind === 'mall')
    return ground.aois
      .filter(({ aoiType }) => aoiType === '商场')
      .map(({ placeId, name, area }) => ({
        groups: [{ key: placeId, name }],
        cells: cellsOfArea(area),
        share: mallVisitShare,
      }));
  const cells = ground.poiCells();
  return ground.pois.flatMap((poi, at) => {
    const share = visitShareOf(poi.category);
    return share === undefined ? [] : [{ groups: groupsOfPoi(poi, kind), cells: [cells[at]], share }];
  });
}

/** The groups of a kind with their shares: places of a cell that would draw more than all its stays share them. */
export function preferenceGroups(ground: CityGeography, kind: VisitedKind): PlaceGroup[] {
  const draws = drawsOf(ground, kind);
  const drawn = new Map<string, number>();
  for (const { cells, share } of draws)
    for (const cell of cells) drawn.set(cell, (drawn.get(cell) ?? 0) + share);
  const groups = new Map<string, PlaceGroup & { places: number; shares: Map<string, number> }>();
  for (const { groups: own, cells, share } of draws)
    for (const { key, name } of own) {
      const group = groups.get(key) ?? { key, name, places: 0, shares: new Map<string, number>() };
      group.places++;
      for (const cell of cells) {
        const scaled = share / Math.max(1, drawn.get(cell) ?? 1);
        group.shares.set(cell, Math.min(1, (group.shares.get(cell) ?? 0) + scaled));
      }
      groups.set(key, group);
    }
  return [...groups.values()];
}

/** Groups as the engine takes them, in the numbers of the model's cells; cells that nobody visits are left out. */
export function placeGroupsOf(
  groups: readonly PlaceGroup[],
  numberOf: ReadonlyMap<string, number>,
): PlaceGroups {
  const start = [0];
  const cell: number[] = [];
  const share: number[] = [];
  for (const { shares } of groups) {
    for (const [name, part] of shares) {
      const number = numberOf.get(name);
      if (number === undefined) continue;
      cell.push(number);
      share.push(part);
    }
    start.push(cell.length);
  }
  return {
    start: Uint32Array.from(start),
    cell: Uint32Array.from(cell),
    share: Float64Array.from(share),
  };
}
