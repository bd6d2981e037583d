import type { StepBound } from './joint-bound-of.ts';
import { KeySet } from './key-set.ts';
import type { JointNeeds } from './needs.ts';
import type { StepModel } from './step-model.ts';

/** Tolerance of exclusions, as a share of the total; the checker's is a third of it. */
const MARGIN = 3e-9;

/** Media, pairs and triples of media that no plan above the ceiling contains; media as in the problem. */
export interface Exclusions {
  readonly mediaCount: number;
  readonly pairCount: number;
  readonly tripleCount: number;
  hasMedium(a: number): boolean;
  /** Whether the pair itself was excluded; not asked for pairs of excluded media. */
  hasPair(a: number, b: number): boolean;
  /** Whether the triple itself was excluded; not asked for triples of excluded media or pairs. */
  hasTriple(a: number, b: number, c: number): boolean;
}

/** Exclusions that can be added to. */
export class ExcludedSets implements Exclusions {
  private readonly size: number;
  private readonly media: Uint8Array;
  private readonly pairs: KeySet;
  private readonly triples: KeySet;
  mediaCount = 0;

  constructor(size: number, before?: ExcludedSets) {
    this.size = size;
    this.media = before ? before.media.slice() : new Uint8Array(size);
    this.pairs = new KeySet(before?.pairs);
    this.triples = new KeySet(before?.triples);
    this.mediaCount = before?.mediaCount ?? 0;
  }

  get pairCount(): number {
    return this.pairs.size;
  }

  get tripleCount(): number {
    return this.triples.size;
  }

  hasMedium(a: number): boolean {
    return this.media[a] > 0;
  }

  hasPair(a: number, b: number): boolean {
    return this.pairs.has(a < b ? a * this.size + b : b * this.size + a);
  }

  hasTriple(a: number, b: number, c: number): boolean {
    if (this.triples.size === 0) return false;
    return this.triples.has(this.tripleKey(a, b, c));
  }

  addMedium(a: number): void {
    this.mediaCount += 1 - this.media[a];
    this.media[a] = 1;
  }

  addPair(a: number, b: number): void {
    this.pairs.add(a < b ? a * this.size + b : b * this.size + a);
  }

  addTriple(a: number, b: number, c: number): void {
    this.triples.add(this.tripleKey(a, b, c));
  }

  private tripleKey(a: number, b: number, c: number): number {
    const least = Math.min(a, b, c);
    const most = Math.max(a, b, c);
    return (least * this.size + (a + b + c - least - most)) * this.size + most;
  }
}

/** Nothing excluded, before the first step. */
export function noExclusions({ mediaCount }: JointNeeds): Exclusions {
  return new ExcludedSets(mediaCount);
}

/**
 * What was excluded before a step and what its bound excludes: every plan is worth at most the total and the reduced
 * values of the columns that are 1 in it, which are at most 0.
 */
export function excludedAfter(model: StepModel, bound: StepBound, ceiling: number): Exclusions {
  const { columns, needs } = model;
  const { media, pairs, triples, first } = columns;
  const { total, reduced } = bound;
  const margin = MARGIN * Math.max(1, Math.abs(total), needs.totalWeight);
  const most = ceiling - margin - total;
  const found = new ExcludedSets(needs.mediaCount, model.exclusions as ExcludedSets);
  const isOut = new Uint8Array(first.t);
  for (let x = 0; x < media.length; x++) {
    if (reduced[x] > most) continue;
    isOut[x] = 1;
    found.addMedium(media[x]);
  }
  for (let i = 0; i < pairs.a.length; i++) {
    const a = pairs.a[i];
    const b = pairs.b[i];
    if (isOut[a] + isOut[b] > 0) {
      isOut[first.z + i] = 1;
    } else if (reduced[first.z + i] + reduced[a] + reduced[b] <= most) {
      isOut[first.z + i] = 1;
      found.addPair(media[a], media[b]);
    }
  }
  for (let i = 0; i < triples.a.length; i++) {
    const ab = triples.ab[i];
    const ac = triples.ac[i];
    const bc = triples.bc[i];
    if (isOut[ab] + isOut[ac] + isOut[bc] > 0) continue;
    const a = triples.a[i];
    const b = triples.b[i];
    const c = triples.c[i];
    const ofPairs = reduced[ab] + reduced[ac] + reduced[bc];
    if (reduced[first.t + i] + ofPairs + reduced[a] + reduced[b] + reduced[c] <= most)
      found.addTriple(media[a], media[b], media[c]);
  }
  return found;
}
