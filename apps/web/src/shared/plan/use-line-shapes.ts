import type { CallOutput } from '@ooh/contract/registry';
import { decodePath } from '@ooh/geo/encoded-path';
import { useCall } from '../../api/use-call.ts';
import type { LngLat } from '../../map/map-data.ts';

/** For how long the lines of a city are used without asking again, ms. */
export const linesKeptMs = 5 * 60_000;

/** The ways of the lines that a plan may choose from in a city, encoded. */
export function useLineShapes(planId: string, cityCode: string) {
  return useCall('v1/bus-plan/line-shapes', { planId, cityCode }, { staleMs: linesKeptMs });
}

/** The ways of each line, one a direction. */
export function waysOfLines({
  lines,
}: CallOutput<'v1/bus-plan/line-shapes'>): ReadonlyMap<string, readonly (readonly LngLat[])[]> {
  return new Map(lines.map(({ lineId, directions }) => [lineId, directions.map(decodePath)]));
}
