import type { BusLine } from '@ooh/city/network';
import type { CityPlaces } from '@ooh/city/places';
import type { Boundary } from '../region/boundaries.ts';

/** What a simulation of a city is made from. Plain data: it crosses into a thread. */
export interface SimulationInput {
  /** Written into every row. */
  readonly releaseId: string;
  /** As the simulator's facts know the city. */
  readonly adcode: string;
  readonly seed: number;
  readonly persons: number;
  readonly districts: readonly Boundary[];
  /** The city's lines; null to generate a network too. */
  readonly lines: readonly SimulationLine[] | null;
  readonly wantsPlaces: boolean;
}

interface SimulationLine {
  readonly directions: readonly {
    readonly stops: readonly { readonly name: string; readonly lng: number; readonly lat: number }[];
    readonly shape: readonly (readonly [number, number])[];
  }[];
}

/** Rows of a table as tab-separated text. */
export interface SimulatedRows {
  readonly rows: number;
  readonly text: Uint8Array<ArrayBuffer>;
}

export type SimulationMessage =
  | { readonly kind: 'progress'; readonly share: number; readonly phase: string }
  /** These wait for a `next` from the receiver, so that no more than one piece is ever under way. */
  | { readonly kind: 'network'; readonly lines: readonly BusLine[] }
  | { readonly kind: 'places'; readonly places: CityPlaces }
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
