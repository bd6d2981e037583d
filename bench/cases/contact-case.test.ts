import { expect, test } from 'vitest';
import { drawPlan, fingerprintOf, generateContacts, standardContacts } from './contact-case.ts';
import { generateSparse, standardSparse } from './sparse-case.ts';

const shape = { ...standardContacts, persons: 20_000, media: 60 };

test.each([
  ['contacts', () => generateContacts(shape)],
  ['sparse', () => generateSparse({ ...standardSparse, persons: 2000, positions: 500, sites: 20 })],
])('rows of the %s case are such as an engine may ask for', (_, generate) => {
  const { personCount, mediaCount, rowStart, persons, passages, segmentStart, segmentWeights, costs } =
    generate();
  expect(rowStart[mediaCount]).toBe(persons.length);
  expect(segmentStart[0]).toBe(0);
  expect(segmentStart.at(-1)).toBe(personCount);
  expect(segmentStart.every((start, h) => h === 0 || start > segmentStart[h - 1])).toBe(true);
  expect(segmentWeights.every((weight) => weight > 0)).toBe(true);
  expect(costs.every((cost) => cost > 0)).toBe(true);
  expect(passages.every((n) => n >= 1)).toBe(true);
  for (let m = 0; m < mediaCount; m++) {
    const row = persons.subarray(rowStart[m], rowStart[m + 1]);
    expect(row.every((p, i) => p < personCount && (i === 0 || p > row[i - 1]))).toBe(true);
  }
});

test('densities and passages are as declared', () => {
  const { personCount, mediaCount, persons, passages } = generateContacts(shape);
  const density = persons.length / (personCount * mediaCount);
  expect(density).toBeGreaterThan(0.02);
  expect(density).toBeLessThan(0.03);
  expect(passages.reduce((sum, n) => sum + n, 0) / passages.length).toBeCloseTo(2.5, 1);
});

test('the same seed gives the same bytes, another seed others', () => {
  const print = fingerprintOf(generateContacts(shape));
  expect(fingerprintOf(generateContacts(shape))).toBe(print);
  expect(fingerprintOf(generateContacts({ ...shape, seed: shape.seed + 1 }))).not.toBe(print);
});

test('a plan names different media in order', () => {
  const plan = drawPlan(60, 20, 3);
  expect(plan).toHaveLength(20);
  expect(plan.every((m, i) => m < 60 && (i === 0 || m > plan[i - 1]))).toBe(true);
  expect([...drawPlan(60, 20, 4)]).not.toEqual([...plan]);
});
