/**
 * A synthetic metro: lines run through the city's centres to residential areas, along the city's routes;
 * stations are evenly spaced, and nearby stations are merged (an interchange). Numbers of lines,
 * stations and kilometres are the declared ones; outlines and names are invented (示意).
 */
import { haversineMeters } from '@ooh/geo/distance';
import { planeLength, type LocalPlane } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import type { MetroFact } from '@ooh/reference/facts/city-facts';
import { offsetOf, placeStem } from './place-names.ts';
import { randomStream } from '@ooh/reference/random';
import { pointAt, runningMeters, smoothShape } from './way-shape.ts';

export interface MetroStation {
  readonly stationId: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** Index into the city's cells. */
  readonly cell: number;
}

export interface MetroLine {
  readonly lineId: string;
  readonly name: string;
  /** WGS-84 [lng, lat]. */
  readonly path: readonly Position[];
  readonly lengthMeters: number;
  /** Indices into the stations, in the order of travel. */
  readonly stations: readonly number[];
}

export interface MetroSystem {
  readonly stations: readonly MetroStation[];
  readonly lines: readonly MetroLine[];
}

/** Stations nearer than this share of the mean spacing are merged. */
const interchangeShare = 0.42;

/** The cell with most homes around a point, −1 where the point is far from the city. */
function homeCellNear(city: CityModel, x: number, y: number, radius: number): number {
  const { grid, fields } = city;
  let [best, most] = [-1, 0];
  for (let cell = 0; cell < grid.size; cell++) {
    const far = planeLength(grid.x[cell] - x, grid.y[cell] - y);
    if (far > radius) continue;
    const worth = (fields.residential[cell] + 0.5 * fields.jobs[cell]) * (1.2 - far / radius);
    if (worth > most) [best, most] = [cell, worth];
  }
  return best;
}

/** The route from one end through a hub to the other end, as cells; shorter at the city's edge. */
function wayThrough(city: CityModel, hub: number, bearing: number, meters: number, steps: Uint8Array) {
  const { grid, routes } = city;
  routes.tree(hub, steps);
  const arm = (angle: number): number[] => {
    for (let reach = meters / 2 / 1.25; reach > 1500; reach *= 0.8) {
      const x = grid.x[hub] + reach * Math.sin(angle);
      const y = grid.y[hub] + reach * Math.cos(angle);
      const end = homeCellNear(city, x, y, Math.max(reach * 0.22, 1.5 * grid.spacingMeters));
      const way = end < 0 ? [] : routes.walk(end, hub, steps);
      if (way.length > 2) return way;
    }
    return [hub];
  };
  return [
    ...arm(bearing),
    ...arm(bearing + Math.PI)
      .reverse()
      .slice(1),
  ];
}

function drawPaths(city: CityModel, fact: MetroFact, stretch: number): [number, number][][] {
  const { grid } = city;
  const random = randomStream(city.seed, 'metro');
  const hubs = city.centres
    .map((centre) => ({ cell: cellAt(grid, centre.lng, centre.lat), size: centre.jobs + centre.shops }))
    .filter(({ cell }) => cell >= 0)
    .sort((a, b) => b.size - a.size || a.cell - b.cell);
  const steps = new Uint8Array(grid.size);
  const mean = (stretch * fact.kilometers * 1000) / fact.lines;
  return Array.from({ length: fact.lines }, (_, index) => {
    // Two lines in three cross one of the four largest centres, so that lines are connected.
    const hub = index % 3 < 2 ? hubs[index % Math.min(4, hubs.length)] : hubs[index % hubs.length];
    const bearing = Math.PI * ((index * 0.618 + 0.1 * random.next()) % 1);
    const meters = mean * (0.65 + 0.7 * random.next());
    return smoothShape(grid, wayThrough(city, hub.cell, bearing, meters, steps));
  }).filter((path) => path.length > 2);
}

const metersOf = (path: readonly Position[]): number => runningMeters(path).at(-1) ?? 0;

/** Paths whose lengths sum to about the declared kilometres, as far as the city reaches. */
function fitPaths(city: CityModel, fact: MetroFact): [number, number][][] {
  let stretch = 1;
  let best: { paths: [number, number][][]; gap: number } = { paths: [], gap: Infinity };
  for (let round = 0; round < 4 && best.gap > 0.04; round++) {
    const paths = drawPaths(city, fact, stretch);
    const ratio = (fact.kilometers * 1000) / paths.reduce((sum, path) => sum + metersOf(path), 1);
    const gap = Math.abs(Math.log(ratio));
    if (gap < best.gap) best = { paths, gap };
    stretch = Math.min(2.5, stretch * ratio);
  }
  return best.paths;
}

/** Stations of all paths at about `spacing` metres; nearby stations are merged. */
function placeStations(plane: LocalPlane, paths: readonly (readonly Position[])[], spacing: number) {
  const points: [number, number][] = [];
  const [xs, ys]: [number[], number[]] = [[], []];
  const lines = paths.map((path) => {
    const running = runningMeters(path);
    const length = running[running.length - 1];
    const count = Math.max(2, Math.round(length / spacing) + 1);
    const stops: number[] = [];
    for (let i = 0; i < count; i++) {
      const [lng, lat] = pointAt(path, running, (length * i) / (count - 1));
      const [x, y] = [plane.x(lng), plane.y(lat)];
      let near = xs.findIndex((x0, j) => planeLength(x0 - x, ys[j] - y) < spacing * interchangeShare);
      if (near < 0) {
        near = points.push([lng, lat]) - 1;
        xs.push(x);
        ys.push(y);
      }
      if (!stops.includes(near)) stops.push(near);
    }
    return { length, stops };
  });
  return { points, lines };
}

/** Spacing that gives the required number of stations, by bisection. */
function fitStations(plane: LocalPlane, paths: readonly (readonly Position[])[], wanted: number) {
  let [near, far] = [400, 6000];
  let best = placeStations(plane, paths, 1500);
  for (let round = 0; round < 10; round++) {
    const spacing = Math.sqrt(near * far);
    const placed = placeStations(plane, paths, spacing);
    if (Math.abs(placed.points.length - wanted) < Math.abs(best.points.length - wanted)) best = placed;
    if (placed.points.length > wanted) near = spacing;
    else far = spacing;
  }
  return best;
}

/** A station may have the name of a main road this near. */
const roadMeters = 700;

/** Names of the main roads near a place, the nearest first. */
function nearRoads({ roads, grid }: CityModel): (lng: number, lat: number) => string[] {
  const lines = roads.map(({ name, waypoints }) => ({
    name,
    xy: waypoints.map(([lng, lat]) => [grid.plane.x(lng), grid.plane.y(lat)] as const),
  }));
  return (lng, lat) => {
    const [x, y] = [grid.plane.x(lng), grid.plane.y(lat)];
    return lines
      .map(({ name, xy }) => ({
        name,
        meters: Math.sqrt(
          xy.reduce(
            (least, [bx, by], i) =>
              i === 0 ? least : Math.min(least, pointToSegmentSquared(x, y, ...xy[i - 1], bx, by)),
            Infinity,
          ),
        ),
      }))
      .filter(({ meters }) => meters <= roadMeters)
      .sort((a, b) => a.meters - b.meters)
      .map(({ name }) => name);
  };
}

/** Generates the metro of a city that has one; null for the others. */
export function generateMetro(city: CityModel): MetroSystem | null {
  const fact = city.facts.metro;
  if (fact === null) return null;
  const paths = fitPaths(city, fact);
  if (paths.length === 0) return null;
  const { points, lines } = fitStations(city.grid.plane, paths, fact.stations);
  const id = (kind: string, index: number): string =>
    `${city.adcode}-${kind}-${String(index + 1).padStart(3, '0')}`;
  const used = new Set<string>();
  const roadsNear = nearRoads(city);
  const nameOf = (lng: number, lat: number, index: number): string => {
    const centre = city.centres.find(
      (place) =>
        !used.has(place.name) &&
        !place.name.includes('商圈') &&
        haversineMeters(place.lng, place.lat, lng, lat) < 700,
    );
    const name =
      centre?.name ??
      roadsNear(lng, lat).find((road) => !used.has(road)) ??
      placeStem(offsetOf(city.adcode) + index * 3);
    used.add(name);
    return name.endsWith('站') ? name : `${name}站`;
  };
  return {
    stations: points.map(([lng, lat], index) => ({
      stationId: id('st', index),
      name: nameOf(lng, lat, index),
      lng,
      lat,
      cell: Math.max(0, cellAt(city.grid, lng, lat)),
    })),
    lines: lines.map(({ length, stops }, index) => ({
      lineId: id('ml', index),
      name: `${index + 1}号线`,
      path: paths[index],
      lengthMeters: length,
      stations: stops,
    })),
  };
}
