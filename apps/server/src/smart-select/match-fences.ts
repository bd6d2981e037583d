import type { GeoMatch } from '@ooh/contract/ai-option-mode/getGeoLocationPlanDetail';
import type { Basis } from '@ooh/contract/domain/figure';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { polylineMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaContains, areaSquareMeters, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { basisOf } from '../bus-plan/basis-of.ts';
import { networkOf } from '../bus-plan/city-lines.ts';
import type { LineNetwork, NetworkLine } from '../bus-plan/line-network.ts';
import { loadPlanCity, type PlanCity } from '../bus-plan/plan-city.ts';
import { shownPart } from '../bus-plan/shown-figure.ts';
import type { Context } from '../context.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import { boundariesOf } from '../region/boundaries.ts';
import { cityName } from '../region/regions.ts';
import type { StoredPlan } from './plan-store.ts';

type Fence = PlanBrief['fences'][number];

/** Ways are cut into pieces of at most this length to measure how much of them lies inside a fence. */
const pieceMeters = 20;

function metersInside(way: readonly Wgs84Point[], area: Polygon): number {
  let inside = 0;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!];
    const length = polylineMeters([from, to]);
    const pieces = Math.max(1, Math.ceil(length / pieceMeters));
    for (let piece = 0; piece < pieces; piece++) {
      const t = (piece + 0.5) / pieces;
      const middle = wgs84(from.lng + (to.lng - from.lng) * t, from.lat + (to.lat - from.lat) * t);
      if (areaContains(area, middle)) inside += length / pieces;
    }
  }
  return inside;
}

function matchLine(line: NetworkLine, area: Polygon, lineName: string): GeoMatch['lines'][number] | null {
  const metres = Math.max(...line.directions.map((way) => metersInside(way, area)));
  const stopsInside = line.stops.filter((stop) => areaContains(area, stop)).length;
  if (metres === 0 && stopsInside === 0) return null;
  return { lineId: line.lineId, lineName, metersInside: Math.round(metres), stopsInside };
}

async function matchFence(
  context: Pick<Context, 'engine' | 'config'>,
  city: PlanCity,
  network: LineNetwork,
  fence: Fence,
): Promise<GeoMatch> {
  const area = polygonFrom(fence.ring.map(([lng, lat]) => wgs84(lng, lat)));
  const crowd = await context.engine.ask(city.releases, 'ringCrowd', {
    audience: city.audience,
    ring: fence.ring,
  });
  const { minimumCell } = context.config;
  const shown = ({ persons, panelPersons, otherPersons }: CrowdSize) =>
    shownPart(persons, { inside: panelPersons, outside: otherPersons }, minimumCell);
  const { residents, taResidents } = crowd;
  const target = {
    inside: taResidents.panelPersons,
    outside: residents.panelPersons - taResidents.panelPersons,
  };
  const lines = network.lines
    .map((line) => matchLine(line, area, city.register.get(line.lineId)?.lineName ?? line.lineId))
    .filter((line) => line !== null)
    .sort((a, b) => b.metersInside - a.metersInside);
  return {
    fenceId: fence.fenceId,
    fenceName: fence.name,
    cityCode: city.cityCode,
    cityName: cityName(city.cityCode),
    areaSquareMeters: areaSquareMeters(area),
    residents: shown(residents),
    taResidents: shownPart(taResidents.persons, target, minimumCell),
    workers: shown(crowd.workers),
    stops: lines.reduce((sum, line) => sum + line.stopsInside, 0),
    lines,
  };
}

/** The fences of a city: those with a corner inside its boundary. */
async function fencesOf(cityCode: string, fences: readonly Fence[]): Promise<Fence[]> {
  const { self } = await boundariesOf(cityCode);
  if (self === null) return [];
  return fences.filter((fence) => fence.ring.some(([lng, lat]) => areaContains(self.area, wgs84(lng, lat))));
}

/** What the fences of a plan hold: people, audience, stops and lines, in the cities given. */
export async function matchFences(
  context: Context,
  plan: StoredPlan,
  cityCodes: readonly string[],
): Promise<{ basis: Basis[]; matches: GeoMatch[] }> {
  const basis: Basis[] = [];
  const matches: GeoMatch[] = [];
  for (const cityCode of cityCodes) {
    const fences = await fencesOf(cityCode, plan.brief.fences);
    if (fences.length === 0) continue;
    const city = await loadPlanCity(context, plan, cityCode);
    const network = await networkOf(context.db, city.data.busLines!);
    const { universe } = await context.engine.ask(city.releases, 'crowdSize', { audience: city.audience });
    basis.push(basisOf(city, universe, '典型周'));
    for (const fence of fences) matches.push(await matchFence(context, city, network, fence));
  }
  return { basis, matches };
}
