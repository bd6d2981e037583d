import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { buildPanel } from './build-panel.ts';
import { panelEvaluator } from './kernel-evaluator.ts';
import { splitPositions } from './panel-mask.ts';
import { CHUNK_PERSONS } from './panel-store.ts';

/** Content of a row in a chunk: nothing, a list, or enough persons for a bitmap. */
const shares = [0, 0.001, 0.02];

interface Shape {
  readonly seed: number;
  readonly chunks: number;
  readonly rows: number;
  /** Number of consecutive chunks in which a row keeps its share. */
  readonly stretch: number;
}

/** Rows whose chunks differ, and for every person whether any of them has it. */
function mixedRows({ seed, chunks, rows, stretch }: Shape) {
  const random = seededRandom(seed);
  const personCount = (chunks - 1) * CHUNK_PERSONS + 1 + random.below(CHUNK_PERSONS);
  const reached = new Uint8Array(personCount);
  const persons: number[] = [];
  const rowStart = Uint32Array.from({ length: rows + 1 }, () => 0);
  for (let m = 0; m < rows; m++) {
    let share = 0;
    for (let chunk = 0; chunk < chunks; chunk++) {
      if (chunk % stretch === 0) share = shares[random.below(shares.length)];
      const begin = chunk * CHUNK_PERSONS;
      const end = Math.min(personCount, begin + CHUNK_PERSONS);
      const step = 1 / share;
      for (let p = begin + random.next() * step; p < end; p += step * (0.5 + random.next())) {
        persons.push(Math.floor(p));
        reached[Math.floor(p)] = 1;
      }
    }
    rowStart[m + 1] = persons.length;
  }
  const store = buildPanel(
    { weights: new Float64Array(personCount).fill(1), strata: new Uint16Array(personCount) },
    {
      mediaCount: rows,
      rowStart,
      persons: Uint32Array.from(persons),
      passages: new Uint8Array(persons.length).fill(1),
    },
  );
  return { store, reached };
}

it('reaches every person of any row, for any order of bitmaps, lists and gaps in the rows', () => {
  const shapes = fc.record({
    seed: fc.integer(),
    chunks: fc.constantFrom(1, 3, 15, 16, 17, 19, 33),
    rows: fc.integer({ min: 1, max: 45 }),
    stretch: fc.constantFrom(1, 2, 5, 40),
  });
  fc.assert(
    fc.property(shapes, (shape) => {
      const { store, reached } = mixedRows(shape);
      const evaluator = panelEvaluator(store);
      const media = [...Array(shape.rows).keys()];
      const expected = reached.reduce((sum, one) => sum + one, 0);
      expect(evaluator.reach(media).persons).toBe(expected);
      // Repeated, and in reverse order: the reordering of media within a call has no effect.
      expect(evaluator.reach(media.toReversed()).persons).toBe(expected);
      let parts = 0;
      for (const range of splitPositions(store, 3)) parts += evaluator.reach(media, range).persons;
      expect(parts).toBe(expected);
    }),
    // `npm run test:all` takes them all: a case has up to two million persons.
    { numRuns: process.env['OOH_TEST_ALL'] === '1' ? 25 : 8 },
  );
});
