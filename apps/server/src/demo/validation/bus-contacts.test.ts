import { contactTargetOf, reachTargets } from '@ooh/reference/benchmarks/audience-targets';
import { expect, test } from 'vitest';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { modelInputReader } from '../../measurement/engine/read-model-input.ts';
import { buildModel } from '../../measurement/engine/work/build-model.ts';
import { startTestService } from '../../testing/test-service.ts';
import { seedCity } from '../seed-city.ts';

const service = startTestService();
const cityCode = '440300';

/** Vehicles a line of a large city's fleet. */
const vehiclesPerLine = 14;
/** No line is above so many contacts a vehicle and day. */
const mostContacts = 40_000;

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
  const { ordinary, trunk } = contactTargetOf;
  expect(quantile(0.5)).toBeGreaterThan(ordinary.low);
  expect(quantile(0.5)).toBeLessThan(ordinary.high);
  expect(quantile(0.9)).toBeLessThan(trunk.high);
  expect(quantile(1)).toBeLessThan(mostContacts);
  const universe = store.weights.reduce((sum, weight) => sum + weight, 0);
  expect(reachTargets).toHaveLength(9);
  for (const { id, campaign, low, high } of reachTargets) {
    const vehicleDays = campaign.fleetShare * vehiclesPerLine * campaign.days;
    const reached = perPerson.reduce(
      (sum, rate, p) => sum - store.weights[p] * Math.expm1(-rate * vehicleDays),
      0,
    );
    expect((100 * reached) / universe, id).toBeGreaterThan(low);
    expect((100 * reached) / universe, id).toBeLessThan(high);
  }
});
