/** The scalar reference evaluator: the definition of every figure, in order of position, without optimisation. */
import { assertMaxFrequency } from '../reach-figures.ts';
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
import { BITMAP, CHUNK_PERSONS, CONTAINER_WORDS, maskWords, type PanelStore } from './panel-store.ts';
import { rateChunk, thinnedChunk, thinnedReachChunk } from './scalar-chances.ts';

export class ScalarReference implements PanelEvaluator {
  readonly store: PanelStore;
  private audience: Uint32Array;
  private readonly contactsOf: Uint32Array;
  /** 1 for persons who are closed permanently. */
  private readonly served: Uint8Array;
  private k = 1;
  private from = 0;

  constructor(store: PanelStore) {
    this.store = store;
    this.audience = new Uint32Array(maskWords(store.personCount)).fill(-1);
    this.contactsOf = new Uint32Array(store.personCount);
    this.served = new Uint8Array(store.personCount);
  }

  setAudience(mask: Uint32Array | null): void {
    const words = maskWords(this.store.personCount);
    if (mask && mask.length !== words)
      throw new RangeError(`a mask of ${mask.length} words, ${words} needed`);
    this.audience = mask?.slice() ?? new Uint32Array(words).fill(-1);
    this.startCover(1);
  }

  private counts(position: number): boolean {
    return ((this.audience[position >>> 5] >>> (position & 31)) & 1) === 1;
  }

  /** Positions and passages of a medium within chunks [first, end), ascending. */
  private row(medium: number, [first, end]: readonly [number, number]): [number, number][] {
    assertMedium(this.store, medium);
    const { rowStart, containers, u8, u16 } = this.store;
    const found: [number, number][] = [];
    for (let c = rowStart[medium]; c < rowStart[medium + 1]; c++) {
      const at = c * CONTAINER_WORDS;
      const [head, size, listAt, extraAt, surplus] = containers.subarray(at, at + CONTAINER_WORDS);
      const chunk = head % CHUNK_PERSONS;
      if (chunk < first || chunk >= end) continue;
      const start = chunk * CHUNK_PERSONS;
      if (head - chunk === CHUNK_PERSONS * BITMAP) {
        const extra = new Map<number, number>();
        for (let i = 0; i < surplus; i++) extra.set(u16[extraAt / 2 + i], u8[extraAt + 2 * surplus + i]);
        const persons = Math.min(CHUNK_PERSONS, this.store.personCount - start);
        for (let local = 0; local < persons; local++) {
          if (((u8[listAt + (local >>> 3)] >>> (local & 7)) & 1) === 0) continue;
          found.push([start + local, 1 + (extra.get(local) ?? 0)]);
        }
      } else {
        for (let i = 0; i < size; i++) {
          found.push([start + u16[listAt / 2 + i], extraAt === 0 ? 1 : u8[extraAt + i]]);
        }
      }
    }
    return found;
  }

  reachBySegment(media: ArrayLike<number>, range?: PositionRange): Uint32Array {
    const { store } = this;
    const chunks = chunksOf(store, range);
    const reached = new Uint8Array(store.personCount);
    for (let i = 0; i < media.length; i++) {
      for (const [position] of this.row(media[i], chunks)) if (this.counts(position)) reached[position] = 1;
    }
    return store.segmentWeight.reduce((bySegment, _, h) => {
      for (let p = store.segmentStart[h]; p < store.segmentStart[h + 1]; p++) bySegment[h] += reached[p];
      return bySegment;
    }, new Uint32Array(store.segmentWeight.length));
  }

  reach(media: ArrayLike<number>, range?: PositionRange): PanelCount {
    const bySegment = this.reachBySegment(media, range);
    let [persons, weight] = [0, 0];
    for (let h = 0; h < bySegment.length; h++) {
      persons += bySegment[h];
      weight += bySegment[h] * this.store.segmentWeight[h];
    }
    return { persons, weight };
  }

  distribution(media: ArrayLike<number>, top: number, range?: PositionRange): PanelDistribution {
    assertMaxFrequency(top);
    assertForm(this.store, 'passages');
    const chunks = chunksOf(this.store, range);
    const passages = new Float64Array(this.store.personCount);
    for (let i = 0; i < media.length; i++) for (const [p, n] of this.row(media[i], chunks)) passages[p] += n;
    const [weight, persons] = [new Float64Array(top + 1), new Float64Array(top + 1)];
    const end = Math.min(chunks[1] * CHUNK_PERSONS, this.store.personCount);
    for (let p = chunks[0] * CHUNK_PERSONS; p < end; p++) {
      if (!this.counts(p)) continue;
      weight[Math.min(top, passages[p])] += this.store.weights[p];
      persons[Math.min(top, passages[p])]++;
    }
    return { weight, persons };
  }

  contacts(medium: number): number {
    assertForm(this.store, 'passages');
    const { store } = this;
    let [people, surplus] = [0, 0];
    for (const [p, n] of this.row(medium, [0, store.chunkSegment.length])) {
      if (!this.counts(p)) continue;
      people += store.weights[p];
      surplus += (n - 1) * store.weights[p];
    }
    for (let i = 0; i < store.large.length; i += 3) {
      const [of, position, more] = store.large.subarray(i, i + 3);
      if (of === medium && this.counts(position)) surplus += more * store.weights[position];
    }
    return people + surplus;
  }

  startCover(k: number, from = 0): void {
    assertCover(k, from);
    [this.k, this.from] = [k, from];
    this.contactsOf.fill(0);
    this.served.fill(0);
  }

  serve(medium: number): void {
    assertForm(this.store, 'passages');
    assertSingle(this.k);
    for (const [p] of this.row(medium, [0, this.store.chunkSegment.length])) this.served[p] = 1;
  }

  private worth(contacts: number): number {
    return Math.min(contacts, this.k) - Math.min(contacts, this.from);
  }

  addMedium(medium: number): void {
    assertForm(this.store, 'passages');
    for (const [p, n] of this.row(medium, [0, this.store.chunkSegment.length])) {
      this.contactsOf[p] += Math.min(n, this.k);
    }
  }

  removeMedium(medium: number): void {
    for (const [p, n] of this.row(medium, [0, this.store.chunkSegment.length])) {
      this.contactsOf[p] -= Math.min(n, this.k);
    }
  }

  coverWorth(range?: PositionRange): number {
    const { segmentStart, segmentWeight } = this.store;
    const [first, end] = chunksOf(this.store, range);
    let worth = 0;
    for (let chunk = first; chunk < end; chunk++) {
      const [begin, stop] = [chunk * CHUNK_PERSONS, (chunk + 1) * CHUNK_PERSONS];
      for (let h = this.store.chunkSegment[chunk]; h < segmentWeight.length; h++) {
        let units = 0;
        for (let p = Math.max(begin, segmentStart[h]); p < Math.min(stop, segmentStart[h + 1]); p++) {
          if (this.counts(p)) units += this.worth(this.contactsOf[p]);
        }
        worth += units * segmentWeight[h];
      }
    }
    return worth;
  }

  gain(medium: number, range?: PositionRange): number {
    assertForm(this.store, 'passages');
    // First and further passages are summed separately, the latter as integers over neighbours of equal
    // weight in a chunk, so that both evaluators round identically.
    let [first, surplus, inChunk, units, weight, chunk] = [0, 0, 0, 0, 0, -1];
    for (const [p, n] of this.row(medium, chunksOf(this.store, range))) {
      const [before, w] = [this.contactsOf[p], this.store.weights[p]];
      const isNew = p >>> 16 !== chunk;
      if (isNew || (n > 1 && w !== weight)) {
        inChunk += units * weight;
        [units, weight] = [0, w];
      }
      if (isNew) {
        surplus += inChunk;
        [inChunk, chunk] = [0, p >>> 16];
      }
      if (!this.counts(p) || this.served[p] === 1) continue;
      first += w * (this.worth(before + 1) - this.worth(before));
      units += this.worth(before + n) - this.worth(before + 1);
    }
    return first + (surplus + (inChunk + units * weight));
  }

  gains(media: Uint32Array | null, gains: Float64Array, range?: PositionRange): void {
    const count = media?.length ?? this.store.mediaCount;
    if (gains.length < count) throw new RangeError(`room for ${gains.length} gains, ${count} needed`);
    for (let i = 0; i < count; i++) gains[i] = this.gain(media ? media[i] : i, range);
  }

  private counted = (position: number): number => (this.counts(position) ? this.store.weights[position] : 0);

  rateDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution {
    assertForm(this.store, 'rates');
    assertMaxFrequency(top);
    assertLines(this.store, lines);
    const weight = new Float64Array(top + 1);
    const [first, end] = chunksOf(this.store, range);
    for (let chunk = first; chunk < end; chunk++) rateChunk(this.store, lines, chunk, this.counted, weight);
    return { weight, persons: new Float64Array(0) };
  }

  thinnedDistribution(lines: readonly PanelLine[], top: number, range?: PositionRange): PanelDistribution {
    assertForm(this.store, 'thinned');
    assertMaxFrequency(top);
    assertLines(this.store, lines);
    const weight = new Float64Array(top + 1);
    const [first, end] = chunksOf(this.store, range);
    for (let chunk = first; chunk < end; chunk++)
      thinnedChunk(this.store, lines, chunk, this.counted, weight);
    return { weight, persons: new Float64Array(0) };
  }

  thinnedReach(lines: readonly PanelLine[], range?: PositionRange): number {
    assertForm(this.store, 'thinned');
    assertLines(this.store, lines);
    const [first, end] = chunksOf(this.store, range);
    let reach = 0;
    for (let chunk = first; chunk < end; chunk++) {
      reach += thinnedReachChunk(this.store, lines, chunk, this.counted);
    }
    return reach;
  }
}
