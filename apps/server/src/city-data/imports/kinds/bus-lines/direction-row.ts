import type { LineLevel } from '@ooh/contract/domain/bus';
import type { Wgs84Point } from '@ooh/geo/point';

export interface RowStop {
  readonly name: string;
  readonly point: Wgs84Point;
}

/** Attributes of a line in a file; null where absent. */
export interface LineAttributes {
  readonly level: LineLevel | null;
  readonly operator: string | null;
  readonly singleDeckVehicles: number | null;
  readonly doubleDeckVehicles: number | null;
  readonly headwayMinutes: number | null;
  readonly dailyRiders: number | null;
  /** Hour of day of the first and the last departure; 24–27 after midnight. */
  readonly firstHour: number | null;
  readonly lastHour: number | null;
  /** Fen for one vehicle and 30 days. */
  readonly singleDeckPriceFen: number | null;
  readonly doubleDeckPriceFen: number | null;
}

export const noAttributes: LineAttributes = {
  level: null,
  operator: null,
  singleDeckVehicles: null,
  doubleDeckVehicles: null,
  headwayMinutes: null,
  dailyRiders: null,
  firstHour: null,
  lastHour: null,
  singleDeckPriceFen: null,
  doubleDeckPriceFen: null,
};

/** One direction of a line as a file gives it, checked. */
export interface DirectionRow {
  /** The first of the file's rows that make it up, and how many these are: one, or one for each stop and way. */
  readonly row: number;
  readonly rowCount: number;
  readonly lineName: string;
  /** For example 起点-终点. */
  readonly name: string;
  readonly declaredDirection: 0 | 1 | null;
  readonly stops: readonly RowStop[];
  /** True when the file has a route without stops: the ends of the route are used as stops. */
  readonly hasOnlyEnds: boolean;
  /** The route between the stops, where the file has one. */
  readonly shape: readonly Wgs84Point[] | null;
  readonly attributes: LineAttributes;
}

/** How many stop visits a row holds, also of a refused row where its coordinates could be counted. */
export interface RowOutcome {
  readonly direction: DirectionRow | null;
  readonly stopVisits: number;
}
