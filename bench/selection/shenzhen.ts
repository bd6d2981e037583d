/** The real Shenzhen files: bus routes with their stops and taxi trips, read as they lie in the data folder. */
import { existsSync, readFileSync } from 'node:fs';
import type { Area } from '@ooh/geo/polygon';

export interface Stop {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

/** A route: all stops of its directions, in file order, a stop that recurs in the other direction included. */
export interface Route {
  readonly name: string;
  readonly stops: readonly Stop[];
}

export interface Trip {
  readonly fromLng: number;
  readonly fromLat: number;
  readonly toLng: number;
  readonly toLat: number;
}

/** Splits one CSV line; a field in double quotes may hold commas. */
function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = line[at] === '"';
    const end = quoted ? line.indexOf('"', at + 1) : line.indexOf(',', at);
    const to = end < 0 ? line.length : end;
    fields.push(line.slice(quoted ? at + 1 : at, to));
    at = to + (quoted ? 2 : 1);
  }
  return fields;
}

const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8').split(/\r?\n/).slice(1).filter(Boolean).map(fieldsOf);

/** The items of a list literal such as ['a', 'b']. */
const itemsOf = (literal: string): string[] => [...literal.matchAll(/'([^']*)'/g)].map((found) => found[1]);

/** Routes by name; the two directions "650路(甲-乙)" and "650路(乙-甲)" are one route. */
export function readRoutes(folder: string): Route[] {
  const routes = new Map<string, Stop[]>();
  for (const [line, names, places] of rowsOf(`${folder}/shenzhen-busline.csv`)) {
    const name = line.replace(/\(.*$/, '');
    const stops = routes.get(name) ?? [];
    routes.set(name, stops);
    const titles = itemsOf(names);
    itemsOf(places).forEach((place, i) => {
      const [lng, lat] = place.split(',').map(Number);
      stops.push({ name: titles[i] ?? '', lng, lat });
    });
  }
  return [...routes].map(([name, stops]) => ({ name, stops }));
}

/** Trips of which both ends lie apart. */
export function readTrips(folder: string): Trip[] {
  return rowsOf(`${folder}/shenzhen-taxi-od-trips.csv`)
    .map((row) => ({ fromLng: +row[3], fromLat: +row[4], toLng: +row[7], toLat: +row[8] }))
    .filter((trip) => Object.values(trip).every(Number.isFinite));
}

/** District polygons by name, WGS-84. */
export function readDistricts(folder: string): { name: string; area: Area }[] {
  const file = JSON.parse(readFileSync(`${folder}/shenzhen-districts.geojson`, 'utf8')) as {
    features: { properties: { qh: string }; geometry: Area }[];
  };
  return file.features.map(({ properties, geometry }) => ({ name: properties.qh, area: geometry }));
}

/** Where the files lie, or null. */
export function shenzhenFolder(): string | null {
  const folder =
    process.env.SHENZHEN_DATA ?? new URL('../../../shared/data/shenzhen', import.meta.url).pathname;
  return existsSync(`${folder}/shenzhen-busline.csv`) ? folder : null;
}
