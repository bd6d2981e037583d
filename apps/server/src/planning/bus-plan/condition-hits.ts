import type { BusCondition } from '@ooh/contract/domain/bus-condition';
import { boundsOf, expandBounds } from '@ooh/geo/bounds';
import { overlapMeters, servesArea } from '@ooh/geo/corridor';
import { wgs84 } from '@ooh/geo/point';
import { areaBounds, areaContains, type Polygon } from '@ooh/geo/polygon';
import type { CityPlaces } from '../../city-data/bus-line/city-places.ts';
import { linesNearPoint, linesTouching, type LineNetwork } from '../../city-data/bus-line/line-network.ts';

/** Figures of a line that data empowerment ranks by. */
export type LineMerits = Readonly<
  Record<'taConcentration' | 'taContacts' | 'ridership' | 'consumption' | 'commute', number>
>;

/** What a line met of one condition: how much (places, or metres of road) and the first names. */
export interface Hit {
  hits: number;
  names: string[];
}
export type HitsByLine = Map<number, Hit>;

/** Half width of the strip beside a road's axis in which a bus way counts as running on it. */
export const roadCorridorMeters = 120;
const namesKept = 5;

function add(found: HitsByLine, line: number, amount: number, name: string): void {
  const hit = found.get(line) ?? { hits: 0, names: [] };
  hit.hits += amount;
  if (hit.names.length < namesKept && name !== '') hit.names.push(name);
  found.set(line, hit);
}

function linesServing(network: LineNetwork, area: Polygon, bufferMeters: number): number[] {
  const candidates = linesTouching(network, expandBounds(areaBounds(area), bufferMeters));
  return [...candidates].filter((line) =>
    network.lines[line].directions.some((way) => servesArea(way, area, bufferMeters)),
  );
}

function linesStopping(network: LineNetwork, area: Polygon): Set<number> {
  const lines = new Set<number>();
  for (const at of network.stopIndex.inBounds(areaBounds(area))) {
    if (areaContains(area, network.stopPoints[at])) lines.add(network.stopLine[at]);
  }
  return lines;
}

function districtHits(
  network: LineNetwork,
  places: CityPlaces,
  condition: Of<'businessDistrict'>,
): HitsByLine {
  const found: HitsByLine = new Map();
  const wanted = new Set(condition.districtIds);
  for (const district of places.businessDistricts.filter((place) => wanted.has(place.id))) {
    const lines =
      condition.mode === 'stops'
        ? linesStopping(network, district.area)
        : linesServing(network, district.area, condition.bufferMeters);
    for (const line of lines) add(found, line, 1, district.name);
  }
  return atLeast(found, condition.minHits);
}

function roadHits(network: LineNetwork, places: CityPlaces, condition: Of<'mainRoad'>): HitsByLine {
  const found: HitsByLine = new Map();
  const wanted = new Set(condition.roadIds);
  for (const road of places.mainRoads.filter((place) => wanted.has(place.id))) {
    for (const line of linesTouching(network, expandBounds(boundsOf(road.path), roadCorridorMeters))) {
      const metres = network.lines[line].directions.map((way) =>
        overlapMeters(way, road.path, roadCorridorMeters),
      );
      const longest = Math.max(0, ...metres);
      if (longest > 0) add(found, line, longest, road.name);
    }
  }
  return atLeast(found, Math.max(1, condition.minOverlapMeters));
}

function aoiHits(network: LineNetwork, places: CityPlaces, condition: Of<'targetAoi'>): HitsByLine {
  const found: HitsByLine = new Map();
  const ids = new Set(condition.aoiIds);
  const kinds = new Set(condition.aoiTypes);
  for (const aoi of places.aois.filter((place) => ids.has(place.id) || kinds.has(place.type))) {
    for (const line of linesServing(network, aoi.area, condition.bufferMeters)) add(found, line, 1, aoi.name);
  }
  return atLeast(found, condition.minHits);
}

function poiHits(network: LineNetwork, places: CityPlaces, condition: Of<'targetPoi'>): HitsByLine {
  const found: HitsByLine = new Map();
  const categories = condition.categories;
  const brands = new Set(condition.brands);
  const chosen = places.pois.filter(
    (poi) =>
      (poi.brand !== null && brands.has(poi.brand)) ||
      categories.some((category) => poi.category.startsWith(category)),
  );
  const own = condition.points.map(([lng, lat], index) => ({
    name: `自有点 ${index + 1}`,
    point: wgs84(lng, lat),
  }));
  for (const { name, point } of [...chosen, ...own]) {
    for (const line of linesNearPoint(network, point, condition.radiusMeters)) add(found, line, 1, name);
  }
  return atLeast(found, condition.minHits);
}

/** Lines in the best `keepShare` by the weighted mean percentile of the chosen figures. */
function meritHits(merits: readonly LineMerits[], condition: Of<'dataEmpowerment'>): HitsByLine {
  const scores = new Float64Array(merits.length);
  const total = condition.options.reduce((sum, option) => sum + option.weight, 0);
  for (const { key, weight } of condition.options) {
    const order = merits
      .map((merit, line) => ({ line, value: merit[key] }))
      .sort((a, b) => a.value - b.value);
    order.forEach(({ line }, rank) => {
      const percentile = order.length > 1 ? rank / (order.length - 1) : 1;
      scores[line] = scores[line] + (total > 0 ? weight / total : 1 / condition.options.length) * percentile;
    });
  }
  const kept = [...scores.keys()]
    .sort((a, b) => scores[b] - scores[a] || a - b)
    .slice(0, Math.ceil(merits.length * condition.keepShare));
  return new Map(kept.map((line) => [line, { hits: Math.round(scores[line] * 100), names: [] }]));
}

type Of<Kind extends BusCondition['kind']> = Extract<BusCondition, { kind: Kind }>;

function atLeast(found: HitsByLine, minimum: number): HitsByLine {
  return new Map([...found].filter(([, hit]) => hit.hits >= minimum));
}

/** The lines (by position) that satisfy a condition, with what they met. `merits` aligns with the network. */
export function conditionHits(
  network: LineNetwork,
  places: CityPlaces,
  merits: readonly LineMerits[],
  condition: BusCondition,
): HitsByLine {
  switch (condition.kind) {
    case 'businessDistrict':
      return districtHits(network, places, condition);
    case 'mainRoad':
      return roadHits(network, places, condition);
    case 'targetAoi':
      return aoiHits(network, places, condition);
    case 'targetPoi':
      return poiHits(network, places, condition);
    case 'dataEmpowerment':
      return meritHits(merits, condition);
  }
}
