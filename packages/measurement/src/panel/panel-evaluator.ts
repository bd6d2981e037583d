/**
 * Queries on a panel. Two evaluators give results that are equal to the last bit: the scalar reference, in
 * TypeScript, is the definition; the one with kernels is fast. Method: docs/methods/measurement.md.
 *
 * A call that takes a range counts its positions only; the parts of `splitPositions` add up to the whole.
 * Every call throws RangeError on a medium that is not in the store or a form that does not fit.
 */
import { assertMaxFrequency } from '../reach-figures.ts';
import type { PositionRange } from './panel-mask.ts';
import type { ContactForm, PanelStore } from './panel-store.ts';

export interface PanelCount {
  /** Panel persons, unweighted. */
  readonly persons: number;
  /** People they represent. */
  readonly weight: number;
}

/** Classes 0 … top of contacts, the last open-ended: people, by class. */
export interface PanelDistribution {
  readonly weight: Float64Array;
  /** Panel persons by class; absent in the forms with probabilities. */
  readonly persons: Float64Array;
}

/** A medium and its amount: vehicle-days in rate form, whole measured windows in thinned form. */
export interface PanelLine {
  readonly medium: number;
  readonly amount: number;
}

export interface PanelEvaluator {
  readonly store: PanelStore;

  /** Counts only the persons of `mask` (see `maskOfPersons`) from now on, all persons when null; empties the cover. */
  setAudience(mask: Uint32Array | null): void;

  /** Persons who have at least one entry in the rows of the media, in any form. */
  reach(media: ArrayLike<number>, range?: PositionRange): PanelCount;

  /** The same as panel persons by segment. */
  reachBySegment(media: ArrayLike<number>, range?: PositionRange): Uint32Array;

  /** Passage form: people by passages, each medium as often as it is listed; `top` at most 100. */
  distribution(media: ArrayLike<number>, top: number, range?: PositionRange): PanelDistribution;

  /** Passage form: Σ w·n of one medium over the audience. */
  contacts(medium: number): number;

  /**
   * Passage form: begins an empty cover, the working plan of a selection. A person with f passages is worth
   * min(f, k) − min(f, from): from = 0 gives capped contacts Σ w·min(f, k), reach for k = 1; from = k − 1
   * gives the people with k or more.
   */
  startCover(k: number, from?: number): void;
  addMedium(medium: number): void;
  /** Removes an added medium. */
  removeMedium(medium: number): void;
  /**
   * Adds a medium to a cover with k = 1 that only grows: its persons gain nothing more. One pass over bits, many
   * times as fast as addMedium; coverWorth and removeMedium do not include it.
   * @throws RangeError when k is not 1
   */
  serve(medium: number): void;
  /** Value of the cover. */
  coverWorth(range?: PositionRange): number;
  /** Increase of the cover's value if the medium were added. */
  gain(medium: number): number;
  /** Writes the gain of media[i] into gains[i]; of medium i when media is null. */
  gains(media: Uint32Array | null, gains: Float64Array, range?: PositionRange): void;

  /** Rate form: contacts are Poisson with mean Λ = Σ amount · rate. */
  rateDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution;

  /** Thinned form: each of amount · n passages is a contact with its probability, independently. */
  thinnedDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution;

  /** Thinned form, reach only: Σ w · (1 − Π (1 − p)^(amount·n)), by logarithms. */
  thinnedReach(lines: readonly PanelLine[], range?: PositionRange): number;
}

export function assertMedium(store: PanelStore, medium: number): void {
  if (Number.isInteger(medium) && medium >= 0 && medium < store.mediaCount) return;
  throw new RangeError(`medium ${medium} is not in a store of ${store.mediaCount}`);
}

export function assertForm(store: PanelStore, form: ContactForm): void {
  if (store.form !== form) throw new RangeError(`a store of ${store.form}, ${form} needed`);
}

export function assertCover(k: number, from: number): void {
  assertMaxFrequency(k);
  if (!(Number.isInteger(from) && from >= 0 && from < k))
    throw new RangeError(`from ${from} is not below k ${k}`);
}

export function assertSingle(k: number): void {
  if (k !== 1) throw new RangeError(`k ${k}; only a cover with k = 1 is served for good`);
}

export function assertLines(store: PanelStore, lines: readonly PanelLine[]): void {
  for (const { medium, amount } of lines) {
    assertMedium(store, medium);
    const fits = store.form === 'thinned' ? Number.isInteger(amount) : amount < Infinity;
    if (!(fits && amount >= 0)) throw new RangeError(`medium ${medium}: amount ${amount}`);
  }
}
