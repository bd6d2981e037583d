import { expect, test } from 'vitest';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { modelInputReader } from '../../measurement/engine/read-model-input.ts';
import { buildModel } from '../../measurement/engine/work/build-model.ts';
import { startTestService } from '../../testing/test-service.ts';
import { seedCity } from '../seed-city.ts';

const service = startTestService();
const cityCode = '440300';

/** Reach of full wraps on random lines by share of the fleet and weeks, and its published range (docs/methods/calibration.md). */
const reachRanges = [
  [0.01, 1, 0.19, 0.42],
  [0.01, 4, 0.38, 0.77],
  [0.01, 8, 0.48, 0.89],
  [0.05, 1, 0.41, 0.78],
  [0.05, 4, 0.6, 0.96],
  [0.05, 8, 0.67, 0.98],
  [0.15, 1, 0.56, 0.91],
  [0.15, 4, 0.71, 0.96],
  [0.15, 8, 0.76, 0.99],
] as const;
/** Vehicles a line of a large city's fleet. */
const vehiclesPerLine = 14;

test('contacts per vehicle and day, and reach by share of the fleet, lie within the published ranges', async () => {
  const { context } = service;
  await seedCity(context, cityCode, { persons: 4000 });
  const data = (await readCityData(context.db, [cityCode])).get(cityCode)!;
  const read = modelInputReader(context.db, context.clickhouse);
  const { store } = buildModel(await read(modelReleasesOf(data)!, 'contacts'));
  const perPerson = new Float64Array(store.personCount);
  const contacts = Float64Array.from({ length: store.mediaCount }, (_, line) => {
    let sum = 0;
    for (let at = store.rowStart[line]; at < store.rowStart[line + 1]; at++) {
      perPerson[store.persons[at]] += store.rates[at];
      sum += store.weights[store.persons[at]] * store.rates[at];
    }
    return sum;
  }).toSorted();
  const quantile = (share: number) => contacts[Math.floor(share * (contacts.length - 1))];
  expect(quantile(0.5)).toBeGreaterThan(5000);
  expect(quantile(0.5)).toBeLessThan(12_000);
  expect(quantile(0.9)).toBeLessThan(25_000);
  expect(quantile(1)).toBeLessThan(40_000);
  const universe = store.weights.reduce((sum, weight) => sum + weight, 0);
  for (const [share, weeks, low, high] of reachRanges) {
    const reached = perPerson.reduce(
      (sum, rate, p) => sum - store.weights[p] * Math.expm1(-rate * share * vehiclesPerLine * 7 * weeks),
      0,
    );
    const found = { share, weeks, reach: reached / universe };
    expect(found.reach, JSON.stringify(found)).toBeGreaterThan(low);
    expect(found.reach, JSON.stringify(found)).toBeLessThan(high);
  }
});
