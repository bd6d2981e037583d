/** Stops along the ways of invented bus lines. */
import type { Position } from '@ooh/geo/polygon';
import type { StreetWays } from '@ooh/people/lines/street-ways';
import { skewedLogNormal, type Random } from '@ooh/reference/random';
import type { BusDirection, BusStop } from './bus-line.ts';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import { offsetOf, stopName } from './place-names.ts';
import { pointAt, runningMeters } from './way-shape.ts';

/** The streets of a city, on which its lines run where they reach them. */
export type LineStreets = StreetWays;

/** Metres between stops: median 690, 5–95 % 550–1,120. */
export interface StopSpacing {
  readonly spacingMedian: number;
  readonly spacingSigmaBelow: number;
  readonly spacingSigmaAbove: number;
}

/**
 * Names of stops: those of the crossings of the streets; elsewhere one name per cell, in order of first use, so that lines
 * share the names of shared stops.
 */
export function stopNamer(
  city: Pick<CityModel, 'grid' | 'adcode'>,
  streets: LineStreets | null,
): (lng: number, lat: number) => string {
  const names = new Map<number, string>();
  const offset = offsetOf(city.adcode);
  return (lng, lat) => {
    const crossing = streets?.nameAt(lng, lat) ?? null;
    if (crossing !== null) return crossing;
    const cell = cellAt(city.grid, lng, lat);
    const known = names.get(cell);
    if (known !== undefined) return known;
    const name = stopName(offset + names.size);
    names.set(cell, name);
    return name;
  };
}

/** A direction with its stops: gaps scaled to the length of the way. */
export function directionOf(
  shape: readonly Position[],
  gaps: readonly number[],
  nameAt: (lng: number, lat: number) => string,
): BusDirection {
  const running = runningMeters(shape);
  const length = running[running.length - 1];
  const scale = length / gaps.reduce((sum, gap) => sum + gap, 0);
  const stops: BusStop[] = [];
  let at = 0;
  for (const gap of [0, ...gaps]) {
    at += gap * scale;
    const [lng, lat] = pointAt(shape, running, at);
    const name = nameAt(lng, lat);
    const again = stops.length > 0 && stops[stops.length - 1].name === name;
    stops.push({ name: again ? `${name}①` : name, lng, lat });
  }
  return {
    fromStop: stops[0].name,
    toStop: stops[stops.length - 1].name,
    stops,
    shape,
    lengthMeters: length,
  };
}

/** Stop intervals that fill `length` with minimum scaling. */
export function drawGaps(parameters: StopSpacing, length: number, random: Random): number[] {
  const gaps: number[] = [];
  let sum = 0;
  while (sum < length) {
    const { spacingMedian, spacingSigmaBelow, spacingSigmaAbove } = parameters;
    gaps.push(skewedLogNormal(random, spacingMedian, spacingSigmaBelow, spacingSigmaAbove));
    sum += gaps[gaps.length - 1];
  }
  if (gaps.length > 1 && sum - length > gaps[gaps.length - 1] / 2) gaps.pop();
  return gaps;
}
