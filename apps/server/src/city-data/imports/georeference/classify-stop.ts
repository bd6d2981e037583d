import { distanceMeters } from '@ooh/geo/distance';
import type { CityFence } from '@ooh/geo/city-fence';
import type { Wgs84Point } from '@ooh/geo/point';

/** A stop farther out than this is doubtful; lines legitimately leave their city. */
export const doubtfulMeters = 30_000;
/** A stop farther out than this is never part of the city's network. */
export const impossibleMeters = 150_000;

export type StopVerdict = 'near' | 'doubtful' | 'outside';

/**
 * Whether stop `index` can belong to the city. Outside: over 150 km from it, or over 30 km from it and from
 * each neighbouring stop of an intermediate stop (a slip of a digit; a terminal may be that far: 机场专线).
 */
export function classifyStop(fence: CityFence, stops: readonly Wgs84Point[], index: number): StopVerdict {
  const outside = fence.metersOutside(stops[index]);
  if (outside <= doubtfulMeters) return 'near';
  if (outside > impossibleMeters) return 'outside';
  const neighbours = [stops[index - 1], stops[index + 1]].filter((stop) => stop !== undefined);
  const isLone = neighbours.every((stop) => distanceMeters(stop, stops[index]) > doubtfulMeters);
  return neighbours.length === 2 && isLone ? 'outside' : 'doubtful';
}
