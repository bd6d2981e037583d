import type { LineLevel } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';

type LngLat = readonly [number, number];

export interface BusLineDirection {
  readonly direction: 0 | 1;
  readonly name: string;
  readonly lengthMeters: number;
  /** [lng, lat], WGS-84. */
  readonly shape: readonly LngLat[];
  readonly stops: readonly { readonly name: string; readonly lng: number; readonly lat: number }[];
}

export interface BusLinePrice {
  readonly formId: number;
  readonly deck: Deck;
  /** One vehicle for 30 days. */
  readonly priceFen: number;
  readonly isPlaceholderPrice: boolean;
}

/** A bus line of a data release, complete. */
export interface BusLineRecord {
  readonly lineId: string;
  readonly lineName: string;
  readonly level: LineLevel;
  readonly operator: string | null;
  readonly lengthMeters: number;
  readonly singleDeckVehicles: number;
  readonly doubleDeckVehicles: number;
  readonly headwayMinutes: number;
  readonly dailyRiders: number;
  readonly firstHour: number;
  readonly lastHour: number;
  /** Vehicles in publication on the day of the release and 30, 60 and 90 days after it. */
  readonly inPublication: readonly number[];
  /** Names of the fields that a declared rule filled (估算). */
  readonly estimatedFields: readonly string[];
  /** One (circular and one-way lines) or two. */
  readonly directions: readonly BusLineDirection[];
  readonly prices: readonly BusLinePrice[];
}

/** What lines count up to, for the register of releases. */
export function countsOf(lines: readonly BusLineRecord[]): {
  lines: number;
  directions: number;
  stops: number;
} {
  const directions = lines.flatMap((line) => line.directions);
  const stops = directions.reduce((sum, direction) => sum + direction.stops.length, 0);
  return { lines: lines.length, directions: directions.length, stops };
}
