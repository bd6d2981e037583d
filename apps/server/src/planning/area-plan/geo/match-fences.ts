import type { GeoMatch } from '@ooh/contract/ai-option-mode/getGeoLocationPlanDetail';
import type { Basis } from '@ooh/contract/domain/figure';
import { boundsContain, type Bounds } from '@ooh/geo/bounds';
import { polylineMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaBounds, areaContains, areaSquareMeters, type Polygon } from '@ooh/geo/polygon';
import { crowdsOfParts, disclosedPeople, disclosedTally } from '../area-crowds.ts';
import type { GrantedAreaPlan } from '../granted-area-plan.ts';
import { mediaOfUnits } from '../present-unit.ts';
import { networkOf } from '../../../city-data/bus-line/city-lines.ts';
import type { LineNetwork, NetworkLine } from '../../../city-data/bus-line/line-network.ts';
import { loadPeopledCity, type PeopledCity } from '../../bus-plan/plan-city.ts';
import { cellsOfCity } from '../../../measurement/city-perspective/city-cells.ts';
import type { Context } from '../../../context.ts';
import { figureBasis } from '../../../city-data/release/figure-basis.ts';
import type { AreaCrowd } from '../../../measurement/engine/work/area-tally.ts';
import { cityName } from '../../../reference/region/regions.ts';
import { fencesOf, partsOfFences, type PlanFence } from '../../plan/plan-fences.ts';

/** Ways are cut into pieces of at most this length to measure how much of them lies inside a fence. */
const pieceMeters = 20;

/** Whether a straight piece of a way lies on one side of the box, so that nothing of it is inside. */
const passesBy = (from: Wgs84Point, to: Wgs84Point, { west, south, east, north }: Bounds): boolean =>
  Math.max(from.lng, to.lng) < west ||
  Math.min(from.lng, to.lng) > east ||
  Math.max(from.lat, to.lat) < south ||
  Math.min(from.lat, to.lat) > north;

function metersInside(way: readonly Wgs84Point[], area: Polygon, box: Bounds): number {
  let inside = 0;
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1], way[i]];
    if (passesBy(from, to, box)) continue;
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

function matchLine(
  line: NetworkLine,
  { area, box }: { readonly area: Polygon; readonly box: Bounds },
  lineName: string,
): GeoMatch['lines'][number] | null {
  const metres = Math.max(...line.directions.map((way) => metersInside(way, area, box)));
  const stopsInside = line.stops.filter(
    (stop) => boundsContain(box, stop) && areaContains(area, stop),
  ).length;
  if (metres === 0 && stopsInside === 0) return null;
  return { lineId: line.lineId, lineName, metersInside: Math.round(metres), stopsInside };
}

type FenceMedia = Pick<GeoMatch, 'positions' | 'freeFaces' | 'chosenFaces' | 'netFen'>;

function matchFence(
  context: Pick<Context, 'config'>,
  city: PeopledCity,
  network: LineNetwork,
  fence: PlanFence,
  found: {
    crowd: AreaCrowd;
    cityShare: number;
    panelTotal: number;
    media: FenceMedia;
    mayTellLines: boolean;
  },
): GeoMatch {
  const { area } = fence;
  const { minimumCell } = context.config;
  const { residents, workers } = found.crowd;
  const people = (tally: AreaCrowd['residents']) =>
    disclosedTally(tally, found.cityShare, minimumCell, found.panelTotal);
  const ground = { area, box: areaBounds(area) };
  const lines = (found.mayTellLines ? network.lines : [])
    .map((line) => matchLine(line, ground, city.register.get(line.lineId)?.lineName ?? line.lineId))
    .filter((line) => line !== null)
    .sort((a, b) => b.metersInside - a.metersInside);
  return {
    fenceId: fence.fenceId,
    fenceName: fence.name,
    cityCode: city.cityCode,
    cityName: cityName(city.cityCode),
    ring: area.coordinates[0].map(([lng, lat]) => [lng, lat]),
    radiusMeters: fence.radiusMeters,
    priority: fence.priority,
    areaSquareMeters: areaSquareMeters(area),
    ...disclosedPeople(found.crowd, found.cityShare, minimumCell, found.panelTotal),
    residents: people(residents).persons,
    taResidents: people(residents).taPersons,
    workers: people(workers).persons,
    stops: lines.reduce((sum, line) => sum + line.stopsInside, 0),
    lines,
    ...found.media,
  };
}

/** What the fences of a plan hold: people, audience, stops, lines and positions, in the cities in scope. */
export async function matchFences(
  context: Context,
  granted: GrantedAreaPlan,
): Promise<{ basis: Basis[]; matches: GeoMatch[] }> {
  const { plan, days } = granted;
  const basis: Basis[] = [];
  const matches: GeoMatch[] = [];
  const unitsOf = Map.groupBy(granted.units, (unit) => `${unit.city_code}/${unit.area_id}`);
  for (const cityCode of granted.cityCodes) {
    const fences = await fencesOf(cityCode, plan.brief);
    if (fences.length === 0) continue;
    const city = await loadPeopledCity(context, plan, cityCode);
    const [network, size, cells] = await Promise.all([
      networkOf(context.db, city.data.busLines),
      context.engine.ask(city.releases, 'crowdSize', { audience: city.audience }),
      cellsOfCity(context, city.releases),
    ]);
    // People who are there: the lines of a fence are counted, nobody's contacts with them.
    basis.push(figureBasis(cityCode, [city.data.panel], size.universe, '典型周'));
    const areas = fences.map((fence) => partsOfFences(cells, [fence]));
    const crowds = await crowdsOfParts(context, city, areas);
    for (const [index, fence] of fences.entries()) {
      const units = unitsOf.get(`${cityCode}/${fence.fenceId}`) ?? [];
      const found = {
        crowd: crowds[index],
        cityShare: size.share.value,
        panelTotal: size.panelPersons + size.otherPersons,
        media: mediaOfUnits(units, days),
        mayTellLines: granted.lineCityCodes.includes(cityCode),
      };
      matches.push(matchFence(context, city, network, fence, found));
    }
  }
  return { basis, matches };
}
