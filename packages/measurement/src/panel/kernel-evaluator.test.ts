import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { randomPanel, type PanelShape } from '../testing/random-panel.ts';
import { buildPanel } from './build-panel.ts';
import { panelEvaluator } from './kernel-evaluator.ts';
import type { PanelEvaluator } from './panel-evaluator.ts';
import { maskOfPersons, splitPositions } from './panel-mask.ts';
import { ScalarReference } from './scalar-reference.ts';

/** Sizes at the edges of words, of bitmap blocks, of chunks, and of blocks of chunks. */
const sizes = [1, 63, 64, 65, 511, 512, 513, 4_000, 65_535, 65_536, 65_537, 131_072, 200_001, 590_000];

interface Case extends PanelShape {
  readonly masked: boolean;
  readonly imageLimitBytes: number;
}

const cases = (forms: readonly PanelShape['form'][]): fc.Arbitrary<Case> =>
  fc
    .record({
      seed: fc.integer(),
      persons: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
        fc.constantFrom(...sizes),
      ),
      form: fc.constantFrom(...forms),
      ownWeights: fc.boolean(),
      densities: fc.constantFrom(undefined, [0], [1], [0.9, 1], [0.0005, 0.002], [0.02, 0.3]),
      masked: fc.boolean(),
      imageLimitBytes: fc.constantFrom(1, 2 ** 30),
      media: fc.integer({ min: 1, max: 60 }),
    })
    .map((shape) => ({ ...shape, media: shape.persons > 60_000 ? Math.min(shape.media, 7) : shape.media }));

function evaluators(shape: Case): { plain: PanelEvaluator; kernel: PanelEvaluator; plan: number[] } {
  const { persons, rows } = randomPanel(shape);
  const store = buildPanel(persons, rows, { imageLimitBytes: shape.imageLimitBytes });
  const [plain, kernel] = [new ScalarReference(store), panelEvaluator(store)];
  const random = seededRandom(shape.seed);
  if (shape.masked) {
    const marked = Uint8Array.from({ length: shape.persons }, () => (random.next() < 0.4 ? 1 : 0));
    for (const evaluator of [plain, kernel]) evaluator.setAudience(maskOfPersons(store, marked));
  }
  return { plain, kernel, plan: Array.from({ length: shape.media }, () => random.below(shape.media)) };
}

/** `npm run test:all` takes them all: a case has up to 590,000 persons. */
const runs = { numRuns: process.env['OOH_TEST_ALL'] === '1' ? 20 : 6 };

describe('kernels are equal to the scalar reference, to the last bit', () => {
  it('in reach and classes, whole and in parts', () => {
    fc.assert(
      fc.property(cases(['passages', 'counted']), fc.constantFrom(1, 3, 10, 100), (shape, top) => {
        const { plain, kernel, plan } = evaluators(shape);
        expect(kernel.reachBySegment(plan)).toEqual(plain.reachBySegment(plan));
        const expected = plain.distribution(plan, top);
        expect(kernel.distribution(plan, top)).toEqual(expected);
        let [reach, none] = [0, 0];
        for (const range of splitPositions(plain.store, 3)) {
          reach += kernel.reach(plan, range).weight;
          none += kernel.distribution(plan, top, range).weight[0];
        }
        expect(reach).toBe(plain.reach(plan).weight);
        expect(none).toBe(expected.weight[0]);
      }),
      runs,
    );
  });

  it('in the cover: its value, the gains of media, and after removal', () => {
    const covers = fc.constantFrom([1, 0], [3, 0], [3, 2], [10, 0], [2, 1]);
    fc.assert(
      fc.property(cases(['passages', 'counted']), covers, (shape, [k, from]) => {
        const { plain, kernel, plan } = evaluators(shape);
        const compare = () => {
          expect(kernel.coverWorth()).toBe(plain.coverWorth());
          const gains = [plain, kernel].map((evaluator) => {
            const all = new Float64Array(shape.media);
            evaluator.gains(null, all);
            return all;
          });
          expect(gains[1]).toEqual(gains[0]);
          expect(kernel.gain(plan[0])).toBe(gains[0][plan[0]]);
          const [part] = splitPositions(plain.store, 2);
          const some = [plain, kernel].map((evaluator) => {
            const few = new Float64Array(plan.length);
            evaluator.gains(Uint32Array.from(plan), few, part);
            return few;
          });
          expect(some[1]).toEqual(some[0]);
        };
        for (const evaluator of [plain, kernel]) {
          evaluator.startCover(k, from);
          for (const m of plan.slice(0, 6)) evaluator.addMedium(m);
        }
        compare();
        for (const evaluator of [plain, kernel]) for (const m of plan.slice(0, 3)) evaluator.removeMedium(m);
        compare();
        for (const evaluator of [plain, kernel]) {
          if (k > 1) expect(() => evaluator.serve(plan[0])).toThrow(RangeError);
          evaluator.startCover(1);
          for (const m of plan.slice(0, 4)) evaluator.serve(m);
        }
        compare();
        for (const m of plan.slice(0, 5)) expect(kernel.contacts(m)).toBe(plain.contacts(m));
      }),
      runs,
    );
  });

  it('in the classes of Poisson means, of the smallest and the largest', () => {
    const amounts = fc.constantFrom(0, 1e-9, 0.01, 1, 7, 60, 3_000);
    fc.assert(
      fc.property(
        cases(['rates']),
        fc.array(amounts, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(1, 2, 3, 10, 100),
        (shape, list, top) => {
          const { plain, kernel, plan } = evaluators(shape);
          const lines = plan.map((medium, i) => ({ medium, amount: list[i % list.length] }));
          expect(kernel.rateDistribution(lines, top)).toEqual(plain.rateDistribution(lines, top));
          const part = splitPositions(plain.store, 3).at(-1)!;
          expect(kernel.rateDistribution(lines, top, part)).toEqual(plain.rateDistribution(lines, top, part));
          expect(kernel.reach(plan)).toEqual(plain.reach(plan));
        },
      ),
      runs,
    );
  });

  it('in the classes of thinned passages', () => {
    const few = (shape: Case) => ({ ...shape, media: Math.min(shape.media, shape.persons > 4_000 ? 3 : 12) });
    fc.assert(
      fc.property(
        cases(['thinned']).map(few),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom(1, 2, 3, 4, 10, 100),
        (shape, amount, top) => {
          const { plain, kernel, plan } = evaluators(shape);
          const lines = plan.slice(0, 5).map((medium, i) => ({ medium, amount: i === 0 ? amount : 1 }));
          expect(kernel.thinnedDistribution(lines, top)).toEqual(plain.thinnedDistribution(lines, top));
          const part = splitPositions(plain.store, 3).at(-1)!;
          expect(kernel.thinnedDistribution(lines, top, part)).toEqual(
            plain.thinnedDistribution(lines, top, part),
          );
          const all = plan.map((medium) => ({ medium, amount }));
          expect(kernel.thinnedReach(all)).toBe(plain.thinnedReach(all));
          expect(kernel.thinnedReach(all, part)).toBe(plain.thinnedReach(all, part));
        },
      ),
      runs,
    );
  });

  const dense: Case = {
    seed: 7,
    persons: 700,
    media: 600,
    form: 'passages',
    densities: [1],
    masked: false,
    imageLimitBytes: 2 ** 30,
  };

  it('with more rows than bit planes hold, and counts beyond a byte', () => {
    const { plain, kernel } = evaluators(dense);
    for (const count of [15, 16, 17, 239, 240, 241, 255, 256, 257, 300, 600]) {
      const plan = Array.from({ length: count }, (_, m) => m);
      for (const top of [10, 100])
        expect(kernel.distribution(plan, top)).toEqual(plain.distribution(plan, top));
    }
  });

  it('with every number of remaining rows in a group', () => {
    const { plain, kernel } = evaluators({ ...dense, media: 40, densities: [0.02], masked: true });
    for (let count = 0; count <= 40; count++) {
      const plan = Array.from({ length: count }, (_, m) => m);
      expect(kernel.reach(plan)).toEqual(plain.reach(plan));
      expect(kernel.distribution(plan, 3)).toEqual(plain.distribution(plan, 3));
    }
  });

  it.each(['passages', 'counted'] as const)(
    'with segments that begin and end within one word, %s',
    (form) => {
      const shape = { ...dense, persons: 70_000, media: 13, densities: [0.03, 0.2], masked: true, form };
      const { plain, kernel, plan } = evaluators({ ...shape, unevenStrata: true });
      expect(plain.store.segmentWeight.length).toBeGreaterThan(100);
      expect(kernel.reachBySegment(plan)).toEqual(plain.reachBySegment(plan));
      expect(kernel.distribution(plan, 6)).toEqual(plain.distribution(plan, 6));
      for (const k of [1, 4]) {
        const gains = [plain, kernel].map((evaluator) => {
          evaluator.startCover(k);
          for (const m of plan.slice(0, 4)) evaluator.addMedium(m);
          const all = new Float64Array(shape.media);
          evaluator.gains(null, all);
          return [...all, evaluator.coverWorth()];
        });
        expect(gains[1]).toEqual(gains[0]);
      }
    },
  );
});
