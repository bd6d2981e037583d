import { beforeAll, expect, test } from 'vitest';
import { seedSmallCity } from '../../../testing/small-city.ts';
import { seedSmallInventory } from '../../../testing/small-inventory.ts';
import { startTestService } from '../../../testing/test-service.ts';

const service = startTestService();
const [shenzhen, wuhan] = ['440300', '420100'];

beforeAll(async () => {
  await seedSmallCity(service.context, shenzhen, { persons: 600, lines: 8 });
  await seedSmallInventory(service, shenzhen, { shelters: 4 });
  await seedSmallCity(service.context, wuhan, { persons: 300, lines: 3 });
});

const readiness = async (as: 'planner' | 'customer') =>
  (await service.body('v1/cities/readiness', {}, { as })).cities;
const held = async (as: 'planner' | 'customer') => (await readiness(as)).filter(({ persons }) => persons > 0);

test('what there is of each city to compute with, by medium', async () => {
  const cities = await held('planner');
  expect(cities.map(({ cityCode, persons, media }) => ({ cityCode, persons, media }))).toEqual([
    { cityCode: wuhan, persons: 300, media: [{ cityCode: wuhan, mediumId: 1, units: 3 }] },
    {
      cityCode: shenzhen,
      persons: 600,
      media: [
        { cityCode: shenzhen, mediumId: 1, units: 8 },
        { cityCode: shenzhen, mediumId: 2, units: 4 },
        { cityCode: shenzhen, mediumId: 7, units: 2 },
      ],
    },
  ]);
});

test('a reader is told of the cities and media that are granted, and nothing else', async () => {
  const cities = await held('customer');
  expect(cities.map(({ cityCode }) => cityCode)).toEqual([shenzhen]);
});

test('what a demonstration can make of a city without data may be asked for', async () => {
  const bare = (await readiness('planner')).filter(({ persons }) => persons === 0);
  const isDemo = service.context.config.isDemo;
  expect(bare.length).toBe(isDemo ? 46 : 0);
  for (const city of bare) expect(city).toMatchObject({ media: [], canDeepen: true });
});
