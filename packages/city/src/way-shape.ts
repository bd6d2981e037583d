/** Routes over cells as polylines, and measures along them. WGS-84. */
import { haversineMeters } from '@ooh/geo/distance';
import type { Position } from '@ooh/geo/polygon';
import type { CityGrid } from './city-grid.ts';

/** Cell centres drawn as a road: each point is the mean of five neighbours along the route. */
export function smoothShape(grid: CityGrid, cells: readonly number[]): [number, number][] {
  return cells.map((_, i) => {
    const reach = Math.min(2, i, cells.length - 1 - i);
    let [lng, lat] = [0, 0];
    for (let j = i - reach; j <= i + reach; j++) {
      lng += grid.lng[cells[j]];
      lat += grid.lat[cells[j]];
    }
    return [lng / (2 * reach + 1), lat / (2 * reach + 1)];
  });
}

/** Running metres at each vertex. */
export function runningMeters(shape: readonly Position[]): number[] {
  const meters = [0];
  for (let i = 1; i < shape.length; i++) {
    const [a, b] = [shape[i - 1], shape[i]];
    meters.push(meters[i - 1] + haversineMeters(a[0], a[1], b[0], b[1]));
  }
  return meters;
}

/** The point `meters` along a polyline. */
export function pointAt(
  shape: readonly Position[],
  running: readonly number[],
  meters: number,
): [number, number] {
  let i = 1;
  while (i < shape.length - 1 && running[i] < meters) i++;
  const span = running[i] - running[i - 1];
  const t = span === 0 ? 0 : Math.min(1, Math.max(0, (meters - running[i - 1]) / span));
  const [a, b] = [shape[i - 1], shape[i]];
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** The first `meters` of a polyline. */
export function cutShape(shape: [number, number][], meters: number): [number, number][] {
  const running = runningMeters(shape);
  if (running[running.length - 1] <= meters) return shape;
  const kept = shape.filter((_, i) => running[i] < meters);
  return [...kept, pointAt(shape, running, meters)];
}
