import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { fitHeterogeneity, meanReach, reachError } from './fit-heterogeneity.ts';
import { fitScale } from './fit-scale.ts';

test('the scale is the weighted geometric mean of the ratios and meets one anchor exactly', () => {
  expect(fitScale([{ published: 8000, model: 10_000, weight: 3 }])).toBeCloseTo(0.8, 12);
  const anchors = [
    { published: 15_000, model: 20_000, weight: 1 },
    { published: 8000, model: 16_000, weight: 2 },
  ];
  expect(fitScale(anchors)).toBeCloseTo((0.75 * 0.5 ** 2) ** (1 / 3), 12);
  const error = (a: number): number =>
    anchors.reduce(
      (sum, { published, model, weight }) => sum + weight * Math.log((a * model) / published) ** 2,
      0,
    );
  for (const other of [0.98, 1.02])
    expect(error(fitScale(anchors) * other)).toBeGreaterThan(error(fitScale(anchors)));
  expect(() => fitScale([])).toThrow(RangeError);
  expect(() => fitScale([{ published: 0, model: 1, weight: 1 }])).toThrow(RangeError);
});

const random = seededRandom(3);
const weights = Float64Array.from({ length: 400 }, () => 1 + random.next());
const plan = (mean: number): Float64Array =>
  Float64Array.from(weights, () => mean * -Math.log(1 - random.next()));
const planSets = [0.4, 1.5, 6].map((mean) => [plan(mean), plan(mean)]);
const anchorsOf = (kappa: number) =>
  planSets.map((plans) => ({ plans, published: meanReach(weights, plans, kappa) }));

test('a heterogeneity that made the anchors is found again', () => {
  for (const kappa of [0.3, 1.25, 2, 5]) {
    const found = fitHeterogeneity(weights, anchorsOf(kappa));
    expect(Math.abs(found / kappa - 1)).toBeLessThan(0.01);
  }
  expect(fitHeterogeneity(weights, anchorsOf(Infinity))).toBe(Infinity);
});

test('between anchors that disagree the error is least, as a grid shows', () => {
  const anchors = anchorsOf(1).map((anchor, i) => ({
    ...anchor,
    published: anchor.published + 0.03 * (i - 1),
  }));
  const found = reachError(weights, anchors, fitHeterogeneity(weights, anchors));
  for (let kappa = 0.25; kappa < 8; kappa *= 1.1) {
    expect(reachError(weights, anchors, kappa)).toBeGreaterThan(found - 1e-6);
  }
});
