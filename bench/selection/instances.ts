/** Fourteen selection instances of real structure: Shenzhen's lines and stops, its taxi trips and made residents. */
import type { PassageInstance } from '@ooh/planning/passage-instance';
import { areaContains } from '@ooh/geo/polygon';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { instanceOf, type Cover, type Medium } from './cover.ts';
import { busiestStops, networkOf, shelters } from './places.ts';
import { residentCovers, residentsOf, tripCovers } from './people.ts';
import { readDistricts, readRoutes, readTrips } from './shenzhen.ts';

export interface NamedInstance {
  readonly name: string;
  /** Passages above k cut, persons of equal passages merged. */
  readonly at: (k: number) => PassageInstance;
  /** Locations of the media; null if some are lines. */
  readonly points: readonly Wgs84Point[] | null;
}

/** Residents asked for in all; single instances use parts of them. */
const residentCount = 12_000;

/** Media and people to make instances of. */
interface Market {
  readonly linesOf: (keep: (index: number) => boolean) => Medium[];
  readonly sheltersOf: (count: number, districts?: readonly string[]) => Medium[];
  readonly centreLines: readonly Medium[];
  readonly byTrips: (name: string, media: readonly Medium[], way: Way) => NamedInstance;
  readonly byResidents: (
    name: string,
    media: readonly Medium[],
    keep?: (person: number) => boolean,
  ) => NamedInstance;
  readonly rides: (person: number) => boolean;
}

/** Which trips there are and when one passes a medium. */
interface Way {
  readonly radiusMeters: number;
  readonly stopsEach?: number;
  readonly everyTrip?: number;
}

function marketOf(folder: string): Market {
  const routes = readRoutes(folder);
  const trips = readTrips(folder);
  const districts = readDistricts(folder);
  const network = networkOf(routes);
  const residents = residentsOf(districts, residentCount);
  const inside = (names: readonly string[]) => {
    const areas = districts.filter(({ name }) => names.includes(name)).map(({ area }) => area);
    return (stop: { lng: number; lat: number }) =>
      areas.some((area) => areaContains(area, wgs84(stop.lng, stop.lat)));
  };
  const linesOf = (keep: (index: number) => boolean): Medium[] => network.routes.filter((_, i) => keep(i));
  const sheltersOf = (count: number, names?: readonly string[]) =>
    shelters(network, busiestStops(network, count, names ? inside(names) : undefined));
  const inCentre = inside(['福田', '罗湖', '南山']);
  const centreLines = linesOf((i) => {
    const { stops } = network.routes[i];
    return stops.filter((s) => inCentre(network.stops[s])).length > stops.length / 2;
  });
  const named = (name: string, media: readonly Medium[], covers: readonly Cover[]): NamedInstance => ({
    name,
    points: media.every(({ stops }) => stops.length === 1)
      ? media.map(({ stops }) => wgs84(network.stops[stops[0]].lng, network.stops[stops[0]].lat))
      : null,
    at: (k) =>
      instanceOf(
        covers,
        media.map(({ cost }) => cost),
        k,
      ),
  });
  const byTrips = (name: string, media: readonly Medium[], way: Way) => {
    const { radiusMeters, stopsEach = 1, everyTrip = 1 } = way;
    const some = trips.filter((_, i) => i % everyTrip === 0);
    return named(name, media, tripCovers(some, network, media, { radiusMeters, stopsEach }));
  };
  const byResidents = (name: string, media: readonly Medium[], keep?: (person: number) => boolean) =>
    named(name, media, residentCovers(residents, network, media, keep));
  const rides = (p: number) => residents.panel.travelMode[p] === 0;
  return { linesOf, sheltersOf, centreLines, byTrips, byResidents, rides };
}

/** Builds the instances from the folder of the real files. The same files give the same instances. */
export function shenzhenInstances(folder: string): NamedInstance[] {
  const { linesOf, sheltersOf, centreLines, byTrips, byResidents, rides } = marketOf(folder);
  const every = (n: number) => (p: number) => p % n === 0;
  return [
    byTrips('shelters-400 × trips, 150 m', sheltersOf(400), { radiusMeters: 150 }),
    byTrips('shelters-600 × trips, 60 m', sheltersOf(600), { radiusMeters: 60 }),
    byTrips('centre shelters-300 × trips, 100 m', sheltersOf(300, ['福田', '罗湖', '南山']), {
      radiusMeters: 100,
    }),
    byTrips(
      'lines-211 × every 3rd trip, 80 m',
      linesOf((i) => i % 5 === 2),
      { radiusMeters: 80, stopsEach: 4, everyTrip: 3 },
    ),
    byTrips(
      'centre lines-154 × every 3rd trip, 60 m',
      centreLines.filter((_, i) => i % 2 === 0),
      { radiusMeters: 60, stopsEach: 4, everyTrip: 3 },
    ),
    byTrips(
      'lines-176 and shelters-200 × every 3rd trip, 80 m',
      [...linesOf((i) => i % 6 === 0), ...sheltersOf(200)],
      { radiusMeters: 80, stopsEach: 4, everyTrip: 3 },
    ),
    byResidents('shelters-600 × 6,000 residents', sheltersOf(600), every(2)),
    byResidents(
      'outer shelters-500 × 6,000 residents',
      sheltersOf(500, ['宝安', '龙岗', '龙华', '光明', '坪山']),
      every(2),
    ),
    byResidents(
      'lines-351 × bus riders',
      linesOf((i) => i % 3 === 0),
      rides,
    ),
    byResidents(
      'lines-211 × 3,000 residents',
      linesOf((i) => i % 5 === 2),
      every(4),
    ),
    byResidents('shelters-500 × bus riders', sheltersOf(500), rides),
    byTrips('shelters-1000 × trips, 150 m', sheltersOf(1000), { radiusMeters: 150 }),
    byTrips('centre lines-308 × trips, 60 m', centreLines, { radiusMeters: 60, stopsEach: 4 }),
    byTrips(
      'lines-1054 × trips, 80 m',
      linesOf(() => true),
      { radiusMeters: 80, stopsEach: 4 },
    ),
  ];
}
