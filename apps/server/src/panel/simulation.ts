import type { BusLine } from '@ooh/city/network';
import type { MediaPosition } from '@ooh/city/media-inventory';
import type { MetroSystem } from '@ooh/city/metro';
import type { CityPlaces } from '@ooh/city/places';
import type { Boundary } from '../region/read-boundaries.ts';

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
  readonly districts: readonly Boundary[];
  /** The city's lines; null to generate a network too. */
  readonly lines: readonly SimulationLine[] | null;
  /** The city's metro; null to generate one where the facts know of one. */
  readonly metro: SimulationMetro | null;
  /**
   * Persons of the panel in force, as `storedTravellersQuery` gives them: their passages by the metro are found anew
   * then, and nothing else is made.
   */
  readonly storedPersons?: Uint8Array;
  readonly wantsPlaces: boolean;
  readonly wantsInventory: boolean;
}

/** A metro that was imported: stations with their places, lines as indices of stations. */
export interface SimulationMetro {
  readonly stations: readonly {
    readonly stationId: string;
    readonly name: string;
    readonly lng: number;
    readonly lat: number;
  }[];
  readonly lines: readonly { readonly stations: readonly number[] }[];
}

interface SimulationLine {
  readonly directions: readonly {
    readonly stops: readonly { readonly name: string; readonly lng: number; readonly lat: number }[];
    readonly shape: readonly (readonly [number, number])[];
  }[];
}

/** Rows of a table as a block of the store's Native format. */
export interface SimulatedRows {
  readonly rows: number;
  readonly block: Uint8Array<ArrayBuffer>;
}

export type SimulationMessage =
  | { readonly kind: 'progress'; readonly share: number; readonly phase: string }
  /** These wait for a `next` from the receiver, so that no more than one piece is ever under way. */
  | { readonly kind: 'network'; readonly lines: readonly BusLine[] }
  | { readonly kind: 'places'; readonly places: CityPlaces }
  /** A generated metro with the people a day at each station. */
  | { readonly kind: 'metro'; readonly metro: MetroSystem; readonly dailyRiders: Float64Array }
  | { readonly kind: 'inventory'; readonly positions: readonly MediaPosition[] }
  | ({ readonly kind: 'stations' } & SimulatedRows)
  | ({ readonly kind: 'persons' } & SimulatedRows)
  | ({ readonly kind: 'visits' } & SimulatedRows)
  | { readonly kind: 'done'; readonly cells: number; readonly residents: number }
  | { readonly kind: 'failed'; readonly message: string; readonly isRangeError: boolean };

export const personColumns = [
  'release_id',
  'person',
  'weight',
  'stratum',
  'home_cell',
  'work_cell',
  'labels',
] as const;
export const visitColumns = [
  'release_id',
  'person',
  'cell',
  'hour',
  'day_mask',
  'minutes',
  'outdoors',
] as const;
export const stationColumns = ['release_id', 'person', 'station_id', 'weekly_passages'] as const;
