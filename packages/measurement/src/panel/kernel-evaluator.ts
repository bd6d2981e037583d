/** The evaluator that uses kernels: the same figures as the scalar reference, to the last bit. */
import { assertMaxFrequency } from '../reach-figures.ts';
import { evaluatorScratch, fieldsOf, SUMS, type EvaluatorScratch } from './evaluator-scratch.ts';
import { COVER_FROM, COVER_K } from './kernel-fields.ts';
import { kernelsOver, type Kernels } from './kernel-module.ts';
import {
  assertCover,
  assertForm,
  assertLines,
  assertMedium,
  assertSingle,
  type PanelCount,
  type PanelDistribution,
  type PanelEvaluator,
  type PanelLine,
} from './panel-evaluator.ts';
import { chunksOf, type PositionRange } from './panel-mask.ts';
import { maskWords, type PanelStore } from './panel-store.ts';

/** Chunks whose bits stay in the L2 cache while rows are streamed; chosen by measurement. */
const BLOCK_CHUNKS = 16;

class KernelEvaluator implements PanelEvaluator {
  readonly store: PanelStore;
  private readonly kernels: Kernels;
  private readonly scratch: EvaluatorScratch;
  private readonly media: Uint32Array;
  private readonly amounts: Float64Array;
  private readonly segments: Uint32Array;
  private readonly sums: Float64Array;
  private readonly allChunks: number;

  constructor(store: PanelStore, index: number) {
    this.store = store;
    this.kernels = kernelsOver(store.memory);
    this.scratch = evaluatorScratch(store, index);
    const { buffer } = store.memory;
    const { media, amounts, segments, sums, panel } = this.scratch;
    this.media = new Uint32Array(buffer, media, store.mediaCount);
    this.amounts = new Float64Array(buffer, amounts, store.mediaCount);
    this.segments = new Uint32Array(buffer, segments, store.segmentWeight.length);
    this.sums = new Float64Array(buffer, sums, SUMS);
    this.allChunks = store.chunkSegment.length;
    const fields = fieldsOf(store, this.scratch);
    new Uint32Array(buffer, panel, fields.length).set(fields);
    this.setAudience(null);
  }

  setAudience(mask: Uint32Array | null): void {
    const words = maskWords(this.store.personCount);
    if (mask && mask.length !== words)
      throw new RangeError(`a mask of ${mask.length} words, ${words} needed`);
    const audience = new Uint32Array(this.store.memory.buffer, this.scratch.audience, words);
    if (mask) audience.set(mask);
    else audience.fill(0xffffffff);
    this.startCover(1);
  }

  /** Passes the media of a call to the kernels. */
  private hand(media: ArrayLike<number>): number {
    if (media.length > this.media.length) {
      throw new RangeError(`${media.length} media named, ${this.media.length} are in the store`);
    }
    for (let i = 0; i < media.length; i++) {
      assertMedium(this.store, media[i]);
      this.media[i] = media[i];
    }
    return media.length;
  }

  reachBySegment(media: ArrayLike<number>, range?: PositionRange): Uint32Array {
    this.count(media, range);
    return this.segments.slice();
  }

  private count(media: ArrayLike<number>, range: PositionRange | undefined): void {
    const [first, end] = chunksOf(this.store, range);
    const count = this.hand(media);
    this.segments.fill(0);
    this.kernels.reach(this.scratch.panel, count, first, end, BLOCK_CHUNKS);
  }

  reach(media: ArrayLike<number>, range?: PositionRange): PanelCount {
    this.count(media, range);
    const { segmentWeight } = this.store;
    let [persons, weight] = [0, 0];
    for (let h = 0; h < segmentWeight.length; h++) {
      persons += this.segments[h];
      weight += this.segments[h] * segmentWeight[h];
    }
    return { persons, weight };
  }

  distribution(media: ArrayLike<number>, top: number, range?: PositionRange): PanelDistribution {
    assertForm(this.store, 'passages');
    assertMaxFrequency(top);
    const [first, end] = chunksOf(this.store, range);
    const count = this.hand(media);
    this.sums.fill(0);
    this.kernels.distribution(this.scratch.panel, count, first, end, top);
    return { weight: this.sums.slice(0, top + 1), persons: this.sums.slice(top + 1, 2 * top + 2) };
  }

  contacts(medium: number): number {
    assertForm(this.store, 'passages');
    assertMedium(this.store, medium);
    let sum = this.kernels.contacts(this.scratch.panel, medium);
    const { large, weights } = this.store;
    const audience = new Uint32Array(this.store.memory.buffer, this.scratch.audience);
    for (let i = 0; i < large.length; i += 3) {
      const position = large[i + 1];
      const counts = ((audience[position >>> 5] >>> (position & 31)) & 1) === 1;
      if (large[i] === medium && counts) sum += large[i + 2] * weights[position];
    }
    return sum;
  }

  startCover(k: number, from = 0): void {
    assertCover(k, from);
    const { buffer } = this.store.memory;
    const words = maskWords(this.store.personCount);
    const fields = new Uint32Array(buffer, this.scratch.panel, (COVER_FROM + 4) / 4);
    fields[COVER_K / 4] = k;
    fields[COVER_FROM / 4] = from;
    new Uint32Array(buffer, this.scratch.contacts, words * 16).fill(0);
    const open = new Uint32Array(buffer, this.scratch.open, words);
    if (from > 0) open.fill(0);
    else open.set(new Uint32Array(buffer, this.scratch.audience, words));
  }

  addMedium(medium: number): void {
    assertForm(this.store, 'passages');
    assertMedium(this.store, medium);
    this.kernels.moveMedium(this.scratch.panel, medium, 1);
  }

  removeMedium(medium: number): void {
    assertMedium(this.store, medium);
    this.kernels.moveMedium(this.scratch.panel, medium, -1);
  }

  serve(medium: number): void {
    assertForm(this.store, 'passages');
    assertMedium(this.store, medium);
    assertSingle(new Uint32Array(this.store.memory.buffer, this.scratch.panel + COVER_K, 1)[0]);
    this.kernels.serve(this.scratch.panel, medium);
  }

  coverWorth(range?: PositionRange): number {
    return this.kernels.coverWorth(this.scratch.panel, ...chunksOf(this.store, range));
  }

  gain(medium: number): number {
    assertMedium(this.store, medium);
    return this.kernels.gain(this.scratch.panel, medium, 0, this.allChunks);
  }

  gains(media: Uint32Array | null, gains: Float64Array, range?: PositionRange): void {
    assertForm(this.store, 'passages');
    const count = media?.length ?? this.store.mediaCount;
    if (gains.length < count) throw new RangeError(`room for ${gains.length} gains, ${count} needed`);
    if (media) this.hand(media);
    else for (let m = 0; m < count; m++) this.media[m] = m;
    this.kernels.gains(this.scratch.panel, count, ...chunksOf(this.store, range));
    gains.set(this.amounts.subarray(0, count));
  }

  private handLines(lines: readonly PanelLine[]): number {
    assertLines(this.store, lines);
    this.hand(lines.map((line) => line.medium));
    lines.forEach((line, i) => (this.amounts[i] = line.amount));
    return lines.length;
  }

  private classesOf(
    kernel: 'rateDistribution' | 'thinnedDistribution',
    lines: readonly PanelLine[],
    top: number,
    range: PositionRange | undefined,
  ): PanelDistribution {
    assertMaxFrequency(top);
    const [first, end] = chunksOf(this.store, range);
    const count = this.handLines(lines);
    this.sums.fill(0);
    this.kernels[kernel](this.scratch.panel, count, first, end, top);
    return { weight: this.sums.slice(0, top + 1), persons: new Float64Array(0) };
  }

  rateDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution {
    assertForm(this.store, 'rates');
    return this.classesOf('rateDistribution', lines, top, range);
  }

  thinnedDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution {
    assertForm(this.store, 'thinned');
    return this.classesOf('thinnedDistribution', lines, top, range);
  }

  thinnedReach(lines: readonly PanelLine[], range?: PositionRange): number {
    assertForm(this.store, 'thinned');
    const [first, end] = chunksOf(this.store, range);
    return this.kernels.thinnedReach(this.scratch.panel, this.handLines(lines), first, end);
  }
}

/** An evaluator over a store, the `index`-th of those for which its memory has room. */
export const panelEvaluator = (store: PanelStore, index = 0): PanelEvaluator =>
  new KernelEvaluator(store, index);
