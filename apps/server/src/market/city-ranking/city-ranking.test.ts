import type { CallInput } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { seedSmallPlaces } from '../../testing/small-places.ts';
import { startTestService } from '../../testing/test-service.ts';
import { medianOf } from './sum-supply.ts';

const [shenzhen, shanghai, hangzhou] = ['440300', '310100', '330100'] as const;
// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
const period = { startDate: '2028-03-01', weeks: 4 };

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const { centre } = await seedSmallCity(service.context, shenzhen, { persons: 2500, lines: 5 });
  await seedSmallPlaces(service.context, shenzhen, centre, 8);
  await seedSmallInventory(service, shenzhen, { start: centre });
  await seedSmallCity(service.context, shanghai, { persons: 900, lines: 3, seed: 10 });
});

const rank = (asked: Partial<CallInput<'v1/people/city-ranking'>> = {}, as: object = {}) =>
  service.body(
    'v1/people/city-ranking',
    { cityCodes: [shenzhen, shanghai, hangzhou], targetAudience: women, ...period, ...asked },
    as,
  );

test('an audience has as many people here as in the estimate, and its index is against all cities shown', async () => {
  const { rows, persons, share, citiesWithoutPanel } = await rank();
  const cities = [shenzhen, shanghai, hangzhou];
  const estimate = await service.body('v1/crowd/estimate', { cityCodes: cities, targetAudience: women });
  expect(rows.map((row) => [row.cityCode, row.persons])).toEqual(
    estimate.cities.map((city) => [city.cityCode, city.persons]),
  );
  expect({ persons, share }).toEqual({ persons: estimate.persons, share: estimate.share });
  const rail = await service.body('city-perspective/taIntelligenceCityMapData', {
    cityCode: shenzhen,
    targetAudience: women,
    role: 'residents',
  });
  expect(rows[0].persons.value).toBeCloseTo(rail.taPersons.value ?? -1, 6);
  for (const row of rows)
    expect(row.tgi.value).toBeCloseTo((100 * (row.share.value ?? -1)) / (share.value ?? 1), 9);
  expect(citiesWithoutPanel).toEqual(['杭州市']);
});

test('supply and cost are those of the rows of the media search', async () => {
  const { rows, endDate } = await rank();
  const [{ supply, persons }] = rows;
  const found = await service.body('v1/media-inventory/search', {
    cityCode: shenzhen,
    targetAudience: women,
    startDate: period.startDate,
    endDate,
    pageSize: 200,
  });
  expect(supply).toMatchObject({
    state: 'ready',
    units: found.summary.units,
    freeUnits: found.summary.freeUnits,
    freeShare: found.summary.freeShare,
  });
  const free = found.rows.filter(({ freeUnits }) => freeUnits > 0);
  const taContacts = (row: (typeof free)[number]) =>
    (row.impressionsPerDay.value ?? 0) * (row.taConcentration.value ?? 0);
  const byDeck = Map.groupBy(free, ({ unitKey }) =>
    unitKey.includes(':') ? unitKey.split('|')[0] : unitKey,
  );
  const contacts = [...byDeck.values()].reduce(
    (sum, own) => sum + own[0].freeUnits * Math.max(...own.map(taContacts)),
    0,
  );
  expect(contacts).toBeGreaterThan(0);
  expect(supply.contactsPerPerson).toBeCloseTo(contacts / (persons.value ?? 1), 9);
  const median = medianOf(free.flatMap(({ taCpmFen }) => taCpmFen ?? []));
  expect(supply.medianCpmFen).toBe(median === null ? null : Math.round(median));
  for (const { mediumId, freeUnits } of supply.media) {
    const { summary } = await service.body('v1/media-inventory/search', {
      cityCode: shenzhen,
      mediumIds: [mediumId],
      startDate: period.startDate,
      endDate,
      pageSize: 1,
    });
    expect(freeUnits).toBe(summary.freeUnits);
  }
});

test('without an audience everybody counts, and the index says nothing', async () => {
  const { rows } = await rank({ targetAudience: { groups: [] } });
  expect(rows.map(({ tgi }) => tgi.value)).toEqual([expect.closeTo(100, 9), expect.closeTo(100, 9)]);
  expect(rows[0].supply.contactsPerPerson).toBeGreaterThan(0);
});

test('supply needs the grants of goals and combinations; a city that is not granted is left out', async () => {
  const all = { regionCodes: [shenzhen, shanghai], mediaIds: [0] };
  const grant = (entry: object) => ({ isEnabled: true, mediaRegionData: [entry] });
  const people = { wisdomCityData: grant(all) };
  const none = await signInAs(service, 'ranking-none', { smartMarketingData: people });
  const bare = await rank({}, { as: none });
  expect(bare.rows.map(({ supply }) => supply.state)).toEqual(['not-granted', 'not-granted']);
  expect(bare.rows[0].supply).toMatchObject({ units: null, contactsPerPerson: null, media: [] });
  const part = await signInAs(service, 'ranking-part', {
    smartMarketingData: {
      ...people,
      wisdomCombinationData: grant({ regionCodes: [shenzhen], mediaIds: [2] }),
    },
  });
  const cut = await rank({}, { as: part });
  expect(cut.rows.map(({ supply }) => supply.media.map(({ mediumId }) => mediumId))).toEqual([[2], []]);
  expect(cut.rows[1].supply.state).toBe('not-granted');
  const own = await signInAs(service, 'ranking-own', {
    smartMarketingData: { wisdomCityData: grant({ regionCodes: [shanghai], mediaIds: [0] }) },
  });
  const foreign = await rank({}, { as: own });
  expect(foreign.rows.map(({ cityCode }) => cityCode)).toEqual([shanghai]);
  expect(foreign.citiesWithoutPanel).toEqual([]);
});
