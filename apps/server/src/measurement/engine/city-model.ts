import type { RateStore } from '@ooh/measurement/rate-store';
import type { LabelBits } from './label-bits.ts';

/** The engine's model of a city: its panel, and the contacts of every person with every bus line. */
export interface CityModel {
  /** Key of the data releases from which it was built; equal keys mean equal models. */
  readonly key: string;
  /** Medium m is line lineIds[m], one vehicle carrying a full wrap. */
  readonly store: RateStore;
  /** Days of the week on which each pair of the store meets, in its order; bit 0 = Monday. */
  readonly dayMasks: Uint8Array;
  readonly lineIds: readonly string[];
  /** Expansion stratum by person. */
  readonly strata: Uint16Array;
  /** H3 cells, resolution 9, that persons live and work in. */
  readonly cells: BigUint64Array;
  /** Index into `cells` by person. */
  readonly homeCell: Uint32Array;
  /** As homeCell; `noCell` for people who do not work outside. */
  readonly workCell: Uint32Array;
  readonly labels: LabelBits;
  /** Contacts of one vehicle by hour of day (24) and line, summed over all persons: hourly[m * 24 + hour]. */
  readonly hourly: Float32Array;
  readonly presence: Presence;
}

/** Where people are in the typical week: rows sorted by cell, persons ascending within one. */
export interface Presence {
  /** Rows of cell c are start[c] … start[c + 1] − 1; length cells + 1. */
  readonly start: Uint32Array;
  readonly person: Uint32Array;
  /** Hour in which the row begins (bits 0–4), and bit `outdoorShift` for the street. */
  readonly hour: Uint8Array;
  /** Days of the week on which it happens, bit 0 = Monday. */
  readonly dayMask: Uint8Array;
  /** On each of these days; a row may run on into later hours. */
  readonly minutes: Float32Array;
}

export const outdoorShift = 5;

export const noCell = 0xffff_ffff;

/** Layout of the file that caches a model; a change makes old files worthless. */
export const modelVersion = 7;
