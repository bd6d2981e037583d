import type { BusLine } from '@ooh/city/bus-line';
import type { CityDistrict } from '@ooh/city/city-grid';
import type { MediaPosition } from '@ooh/city/media-inventory';
import type { MetroSystem } from '@ooh/city/metro';
import type { CityPlaces } from '@ooh/city/places';
import type { StoredMetro } from '../../city-data/metro/read-metro.ts';
import type { PanelRows } from '../../city-data/panel/panel-store.ts';

/** deep: small cells, every medium in full. glance: coarse cells and a sample of the media, in a second. */
export type CityDepth = 'deep' | 'glance';

/** What a simulation of a city is made from. Plain data: it crosses into a thread. */
export interface SimulationInput {
  /** Written into every row. */
  readonly releaseId: string;
  /** As the simulator's facts know the city. */
  readonly adcode: string;
  readonly seed: number;
  readonly depth: CityDepth;
  readonly persons: number;
  readonly districts: readonly CityDistrict[];
  /** The city's lines; null to generate a network too. */
  readonly lines: readonly SimulationLine[] | null;
  /** The city's schematic streets, packed: its main roads, and what a generated network runs on; null where it has none. */
  readonly streets: Uint8Array | null;
  /** The city's metro; null to generate one where the facts know of one. */
  readonly metro: StoredMetro | null;
  /**
   * Persons of the panel in force, as `storedTravellersQuery` gives them: their passages by the metro are found anew
   * then, and nothing else is made.
   */
  readonly storedPersons?: Uint8Array;
  readonly wantsPlaces: boolean;
  readonly wantsInventory: boolean;
}

interface SimulationLine {
  readonly directions: readonly {
    readonly stops: readonly { readonly name: string; readonly lng: number; readonly lat: number }[];
    readonly shape: readonly (readonly [number, number])[];
  }[];
}

/** What a simulation hands over while it runs; the thread waits until a piece has been dealt with. */
export type SimulationPiece =
  /** Lines of an invented network come some at a time. */
  | { readonly kind: 'network'; readonly lines: readonly BusLine[]; readonly isLast: boolean }
  | { readonly kind: 'places'; readonly places: CityPlaces }
  /** A generated metro with the people a day at each station. */
  | { readonly kind: 'metro'; readonly metro: MetroSystem; readonly dailyRiders: Float64Array }
  | { readonly kind: 'inventory'; readonly positions: readonly MediaPosition[] }
  | ({ readonly kind: 'stations' } & PanelRows)
  | ({ readonly kind: 'persons' } & PanelRows)
  | ({ readonly kind: 'visits' } & PanelRows);

export type SimulationEvent =
  | { readonly kind: 'progress'; readonly share: number; readonly phase: string }
  | SimulationPiece;

export interface SimulationEnd {
  readonly cells: number;
  readonly residents: number;
}

/** What the simulation thread answers. It refuses an input that the simulator cannot take. */
export interface SimulationCalls {
  /** Gives the thread the lowest priority, for good. */
  standBack(): void;
  simulate(input: SimulationInput): SimulationEnd;
}
