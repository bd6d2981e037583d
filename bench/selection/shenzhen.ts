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

/** A line of the file: one direction. */
export interface Direction {
  readonly name: string;
  readonly stops: readonly Stop[];
}

/** Directions in file order; those of one line have one name. */
export function readDirections(folder: string): Direction[] {
  return rowsOf(`${folder}/shenzhen-busline.csv`).map(([line, names, places]) => {
    const titles = itemsOf(names);
    const stops = itemsOf(places).map((place, i) => {
      const [lng, lat] = place.split(',').map(Number);
      return { name: titles[i] ?? '', lng, lat };
    });
    return { name: line.replace(/\(.*$/, ''), stops };
  });
}

/** Routes by name; the two directions "650路(甲-乙)" and "650路(乙-甲)" are one route. */
export function readRoutes(folder: string): Route[] {
  const byName = Map.groupBy(readDirections(folder), ({ name }) => name);
  return [...byName].map(([name, directions]) => ({ name, stops: directions.flatMap(({ stops }) => stops) }));
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

/** Folder of the files, or null. */
export function shenzhenFolder(): string | null {
  const folder =
    process.env.SHENZHEN_DATA ?? new URL('../../../shared/data/shenzhen', import.meta.url).pathname;
  return existsSync(`${folder}/shenzhen-busline.csv`) ? folder : null;
}
