import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { DEFAULT_EFFECT_RULES, matchedEffect, normalShare, type EffectData } from './matched-effect.ts';
import { propensities } from './propensity.ts';

interface Truth {
  readonly persons: number;
  /** Added to the probability of the outcome after the campaign, for the exposed. */
  readonly uplift: number;
  /** Growth of all people's probability from before to after, stronger where exposure is likelier. */
  readonly trend: number;
  /** Growth of the exposed only, from the placebo period to the period before: a violated assumption. */
  readonly drift?: number;
}

/** People of 5 districts and 4 ages; the exposed live in busier districts and are younger, so they go out more anyway. */
function draw(seed: number, { persons, uplift, trend, drift = 0 }: Truth): EffectData {
  const random = seededRandom(seed);
  const data = {
    weights: new Float64Array(persons),
    isExposed: new Uint8Array(persons),
    factors: [new Uint8Array(persons), new Uint8Array(persons)],
    placebo: new Float64Array(persons),
    before: new Float64Array(persons),
    after: new Float64Array(persons),
  };
  for (let i = 0; i < persons; i++) {
    const [district, age] = [random.below(5), random.below(4)];
    const liveliness = district / 4 + (3 - age) / 6;
    data.weights[i] = 100 + 50 * random.below(3);
    data.factors[0][i] = district;
    data.factors[1][i] = age;
    data.isExposed[i] = random.next() < 0.15 + 0.4 * liveliness ? 1 : 0;
    const usual = 0.1 + 0.15 * liveliness;
    const happens = (chance: number) => (random.next() < chance ? 1 : 0);
    const own = data.isExposed[i];
    data.placebo[i] = happens(usual);
    data.before[i] = happens(usual + drift * own);
    data.after[i] = happens(usual + trend * liveliness + (uplift + drift) * own);
  }
  return data;
}

const simulations = 400;
const repeat = (truth: Truth, from: number) =>
  Array.from({ length: simulations }, (_, i) => matchedEffect(draw(from + i, truth))!);

test('the interval contains the truth in about 95 of 100 runs, where a plain comparison is far off', () => {
  const truth = { persons: 1500, uplift: 0.06, trend: 0.1 };
  const found = repeat(truth, 1000);
  const covered = found.filter(({ uplift }) => uplift.low <= 0.06 && uplift.high >= 0.06).length;
  expect(covered / simulations).toBeGreaterThan(0.92);
  expect(covered / simulations).toBeLessThan(0.98);
  const mean = found.reduce((sum, { uplift }) => sum + uplift.estimate, 0) / simulations;
  expect(Math.abs(mean - 0.06)).toBeLessThan(0.006);
  const plain = draw(1000, { ...truth, persons: 60_000 });
  const meanOf = (group: number) => {
    const own = plain.after.filter((_, i) => plain.isExposed[i] === group);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  };
  expect(meanOf(1) - meanOf(0)).toBeGreaterThan(0.1);
});

test('a zero effect and the placebo are significant in about 5 of 100 runs only', () => {
  const found = repeat({ persons: 1500, uplift: 0, trend: 0.1 }, 5000);
  const isOff = ({ low, high }: { low: number; high: number }) => low > 0 || high < 0;
  for (const key of ['uplift', 'placebo'] as const) {
    const share = found.filter((one) => isOff(one[key])).length / simulations;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.085);
  }
});

test('a difference before the campaign prevents a claim', () => {
  expect(matchedEffect(draw(7, { persons: 20_000, uplift: 0, trend: 0, drift: 0.08 }))!.verdict).toBe(
    'placebo-failed',
  );
});

test('a claim needs enough people and enough power', () => {
  const truth = { uplift: 0.05, trend: 0 };
  expect(matchedEffect(draw(8, { ...truth, persons: 90 }))!.verdict).toBe('small-sample');
  expect(matchedEffect(draw(9, { ...truth, persons: 600 }))!.verdict).toBe('underpowered');
  const large = matchedEffect(draw(10, { ...truth, persons: 60_000 }))!;
  expect(large.verdict).toBe('measured');
  expect(large.uplift.low).toBeGreaterThan(0);
  expect(large.power).toBeGreaterThan(0.8);
  expect(large.controlMean.estimate).toBeLessThan(large.exposedMean.estimate);
});

test('power is the share of campaigns with the relevant uplift in which it is detected', () => {
  const base = matchedEffect(draw(11, { persons: 4000, uplift: 0, trend: 0 }))!;
  const relevant = DEFAULT_EFFECT_RULES.relevantUplift * base.controlMean.estimate;
  const found = Array.from({ length: 300 }, (_, i) =>
    matchedEffect(draw(9000 + i, { persons: 4000, uplift: relevant, trend: 0 }))!,
  );
  const share = found.filter(({ uplift }) => uplift.low > 0).length / found.length;
  expect(Math.abs(share - base.power)).toBeLessThan(0.08);
});

test('without exposed or control persons the effect is null', () => {
  const data = draw(12, { persons: 100, uplift: 0, trend: 0 });
  expect(matchedEffect({ ...data, isExposed: new Uint8Array(100) })).toBeNull();
  expect(matchedEffect({ ...data, isExposed: new Uint8Array(100).fill(1) })).toBeNull();
});

test('propensities equal the shares of the exposed when one factor determines them', () => {
  const data = draw(13, { persons: 30_000, uplift: 0, trend: 0 });
  const [district] = data.factors;
  const scores = propensities(data.isExposed, [district]);
  for (let d = 0; d < 5; d++) {
    const own = [...district.keys()].filter((i) => district[i] === d);
    const share = own.reduce((sum, i) => sum + data.isExposed[i], 0) / own.length;
    expect(scores[own[0]]).toBeCloseTo(share, 2);
  }
});

test('the normal distribution agrees with published tables', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6);
  expect(normalShare(1.6449)).toBeCloseTo(0.95, 4);
  expect(normalShare(-1.96)).toBeCloseTo(0.025, 4);
});
