import type { Figure } from '@ooh/contract/domain/figure';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { female } from '../testing/insight-cities.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { newOrder, seedSmallInventory, shelterItem } from '../testing/small-inventory.ts';
import { hexagon, seedSmallPlaces, type SmallPlaces } from '../testing/small-places.ts';
import { startTestService } from '../testing/test-service.ts';

// What two screens say of one thing is one figure: here each is asked of both.
const cityCode = '440300';
// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
const asked = { cityCode, targetAudience: female };
let centre: { lng: number; lat: number };
let ring: [number, number][];
let places: SmallPlaces;
let orderId: string;
let compared = 0;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, cityCode, { persons: 2500, lines: 5 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  centre = city.centre;
  ring = hexagon(city.centre, 700);
  await seedSmallInventory(service, cityCode, { start: centre });
  ({ orderId } = await newOrder(service, [shelterItem(service, cityCode, 1)]));
});

const areaFigures = [
  'residents',
  'workers',
  'dailyVisitors',
  'dailyPersons',
  'averagePresent',
  'persons',
  'taPersons',
  'taConcentrationPeople',
  'taConcentrationHours',
  'tgi',
] as const;

/** Holds figures of one thing against each other, to nine digits, bounds and withholding included. */
function expectSame(one: Readonly<Record<string, Figure>>, other: Readonly<Record<string, Figure>>): void {
  expect(Object.keys(other)).toEqual(expect.arrayContaining(Object.keys(one)));
  for (const [name, figure] of Object.entries(one)) {
    const { value, low, high, suppressed } = other[name];
    expect({ name, suppressed: figure.suppressed }).toEqual({ name, suppressed });
    for (const [mine, theirs] of [
      [figure.value, value],
      [figure.low, low],
      [figure.high, high],
    ])
      if (mine === null || theirs === null) expect({ name, mine }).toEqual({ name, mine: theirs });
      else expect(mine / (theirs || 1), name).toBeCloseTo(theirs === 0 ? mine : 1, 9);
    compared += 1;
  }
}

const figuresOf = (row: Readonly<Record<(typeof areaFigures)[number], Figure>>) =>
  Object.fromEntries(areaFigures.map((name) => [name, row[name]]));

test('an audience of a city: estimate, pack, perspective and ranking of cities', async () => {
  const estimate = await service.body('v1/crowd/estimate', { cityCodes: [cityCode], targetAudience: female });
  const pack = await service.body('v1/crowd-packs/estimate', {
    cityCodes: [cityCode],
    rule: { parts: [{ kind: 'labels', targetAudience: female }] },
  });
  const { taPersons, taShare } = await service.body('city-perspective/taIntelligenceCityMapData', {
    ...asked,
    role: 'residents',
  });
  const ranking = await service.body('v1/people/city-ranking', {
    cityCodes: [cityCode],
    targetAudience: female,
    startDate: '2027-03-01',
    weeks: 4,
  });
  const { persons, share } = estimate;
  expectSame({ persons }, { persons: pack.persons });
  expectSame({ persons, share }, { persons: taPersons, share: taShare });
  for (const row of [ranking, ranking.rows[0]])
    expectSame({ persons, share }, { persons: row.persons, share: row.share });
});

test('an AOI: list, ranking by concentration, its page and the card of an area', async () => {
  const { rows } = await service.body('aoi-draw/selectList', { ...asked, pageSize: 50 });
  const ranked = await service.body('city-perspective/getAoiTaConcentrationData', { ...asked, pageSize: 50 });
  const [aoi] = rows;
  const { areaId } = aoi;
  const same = ranked.rows.find((row) => row.areaId === areaId);
  const page = await service.body('city-perspective/getAoiTaConcentrationDataById', {
    ...asked,
    aoiId: areaId,
  });
  const card = await service.body('aoi-draw/aoiStatistics', { ...asked, placeId: areaId });
  expectSame(figuresOf(aoi), figuresOf(same ?? aoi));
  expect(same).toEqual(aoi);
  expectSame(figuresOf(aoi), figuresOf(page.aoi));
  expectSame(figuresOf(aoi), figuresOf(card.figures));
  for (const hour of [8, 13, 19])
    expectSame(
      { persons: page.hours[hour].persons, taPersons: page.hours[hour].taPersons },
      { persons: card.hours[hour].persons, taPersons: card.hours[hour].taPersons },
    );
});

test('a drawn ring: the card of an area and the scope', async () => {
  const { reaches } = await service.body('v1/places/delineate', { ...asked, ring });
  const { figures } = await service.body('aoi-draw/aoiStatistics', { ...asked, ring });
  expectSame(figuresOf(reaches[0].crowd), figuresOf(figures));
});

test.each(['residents', 'workers', 'visitors', 'present'] as const)(
  'the audience of a ring, an AOI and a business district in the role %s: card, list and portrait',
  async (role) => {
    const question = { ...asked, role };
    const { rows: aois } = await service.body('aoi-draw/selectList', { ...question, pageSize: 50 });
    const { rows: districts } = await service.body('aoi-draw/selectCbdData', question);
    for (const [where, row] of [
      [{ ring }, null],
      [{ placeId: aois[0].areaId }, aois[0]],
      [{ placeId: districts[0].areaId }, districts[0]],
    ] as const) {
      const card = await service.body('aoi-draw/aoiStatistics', { ...question, ...where });
      const portrait = await service.body('aoi-draw/getThroughClearlyData', { ...question, ...where });
      expectSame({ persons: portrait.persons }, { persons: card.figures.taPersons });
      if (row !== null) expectSame(figuresOf(row), figuresOf(card.figures));
    }
  },
);

test('a ring drawn on the outline of an AOI: card and list', async () => {
  const { rows } = await service.body('aoi-draw/selectList', { ...asked, pageSize: 50 });
  const aoi = places.aois.find(({ placeId }) => placeId === rows[0].areaId);
  const { figures } = await service.body('aoi-draw/aoiStatistics', {
    ...asked,
    ring: aoi?.ring.map(([lng, lat]): [number, number] => [lng, lat]),
  });
  expectSame(figuresOf(rows[0]), figuresOf(figures));
});

test('a unit of media: list, page, order and basket', async () => {
  const search = await service.body('v1/media-inventory/search', {
    ...asked,
    mediumIds: [2],
    pageSize: 200,
  });
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const [item] = items;
  const row = search.rows.find((one) => one.faces.some(({ faceId }) => faceId === item.faceId));
  const { unit } = await service.body('v1/media-inventory/detail', { ...asked, unitKey: row?.unitKey ?? '' });
  expect(unit).toEqual(row);
  const point = await service.body('v1/orders/point-detail', { orderId, itemId: item.itemId });
  const { passersPerDay, impressionsPerDay, taConcentration } = unit;
  if (row === undefined || point.contacts === null) throw new Error('a face without contacts');
  expectSame(
    { passersPerDay, impressionsPerDay, taConcentration },
    {
      passersPerDay: row.passersPerDay,
      impressionsPerDay: row.impressionsPerDay,
      taConcentration: row.taConcentration,
    },
  );
  expectSame({ impressionsPerDay }, { impressionsPerDay: point.contacts.impressions });
  const { points } = await service.body('v1/media-inventory/points', { cityCode, mediumIds: [2] });
  expect(points.reduce((sum, { units }) => sum + units, 0)).toBe(search.summary.units);
  expect(points.reduce((sum, { freeUnits }) => sum + freeUnits, 0)).toBe(search.summary.freeUnits);
});

test('at least thirty pairs were compared', () => {
  expect(compared).toBeGreaterThanOrEqual(30);
});
