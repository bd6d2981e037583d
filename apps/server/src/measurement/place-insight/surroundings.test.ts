import { distanceMeters } from '@ooh/geo/distance';
import { distanceToPolyline } from '@ooh/geo/polyline-distance';
import { wgs84 } from '@ooh/geo/point';
import { beforeAll, expect, test } from 'vitest';
import { female } from '../../testing/insight-cities.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { csvFile } from '../../testing/import-file.ts';
import { hexagon, seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
let places: SmallPlaces;
let centre: ReturnType<typeof wgs84>;

beforeAll(async () => {
  const city = await seedSmallCity(service.context, cityCode, { persons: 1200, lines: 6, seed: 25 });
  centre = wgs84(city.centre.lng, city.centre.lat);
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
});

const pointOf = ({ lng, lat }: { lng: number; lat: number }) => wgs84(lng, lat);
const stores = () => places.pois.filter(({ brand }) => brand === '示例咖啡甲');

test('places and a stored set of them have the figures, media and lines of the brand around its stores', async () => {
  const around = { cityCode, targetAudience: female, pageSize: 200 };
  const brand = await service.body('poi-analyse/delineationBrand', {
    ...around,
    brands: ['示例咖啡甲'],
    radiusMeters: 220,
  });
  const listed = stores().map(({ name, lng, lat }) => ({ name, lng, lat }));
  const own = await service.body('v1/places/delineate', {
    ...around,
    places: listed,
    radiiMeters: [220, 400],
  });
  const [first, second] = own.reaches;
  expect(first).toMatchObject({
    crowd: brand.crowd,
    media: brand.media,
    lines: brand.lines,
    unionSquareMeters: brand.unionSquareMeters,
    overlapShare: brand.overlapShare,
  });
  expect(own.positionRows).toEqual(brand.positionRows);
  expect(first.overlapShare).toBeCloseTo(1 - first.unionSquareMeters / first.sumSquareMeters, 9);
  expect(second.positions).toBeGreaterThanOrEqual(first.positions);
  // One face of each position for 28 days at the only price that its level has.
  const price = own.positionRows.reduce((sum, row) => sum + row.prices[0].priceFen, 0);
  expect(first.rateCardFen).toBe(price);
  const set = await service.body('v1/place-sets/save', {
    name: '咖啡店',
    kind: 'store',
    cityCode,
    isShared: false,
    entries: listed,
    version: 0,
  });
  const ofSet = await service.body('v1/places/delineate', {
    ...around,
    placeSetId: set.placeSetId,
    radiiMeters: [220, 400],
  });
  expect(ofSet).toEqual(own);
});

test('along a way there is what lies within the buffer of it, whatever its corners are', async () => {
  const way: [number, number][] = [
    [centre.lng - 0.008, centre.lat],
    [centre.lng + 0.002, centre.lat + 0.003],
    [centre.lng + 0.008, centre.lat],
  ];
  const { reaches, positionRows } = await service.body('v1/places/delineate', {
    cityCode,
    way,
    radiiMeters: [300],
    pageSize: 200,
  });
  const line = way.map(([lng, lat]) => wgs84(lng, lat));
  const expected = places.positions.filter(
    (position) => distanceToPolyline(pointOf(position), line) <= 299.5,
  );
  const found = new Set(positionRows.map(({ positionId }) => positionId));
  for (const { positionId } of expected) expect(found).toContain(positionId);
  expect(found.size - expected.length).toBeLessThanOrEqual(1);
  expect(reaches[0].overlapShare).toBe(0);
  const length = distanceMeters(line[0], line[1]) + distanceMeters(line[1], line[2]);
  expect(reaches[0].unionSquareMeters / (600 * length + Math.PI * 300 ** 2)).toBeCloseTo(1, 1);
});

test('a polygon holds its positions and parts of cells; one that crosses itself is refused in words', async () => {
  const ring = hexagon(centre, 600);
  const { reaches, places: count } = await service.body('v1/places/delineate', {
    cityCode,
    ring,
    pageSize: 200,
  });
  expect(count).toBe(0);
  const [whole] = reaches;
  const half = await service.body('v1/places/delineate', { cityCode, ring: hexagon(centre, 60) });
  expect(half.reaches[0].crowd.residents.value ?? 0).toBeLessThan(whole.crowd.residents.value ?? 0);
  const crossed = [ring[0], ring[2], ring[1], ring[3]];
  const refused = await service.call('v1/places/delineate', { cityCode, ring: crossed });
  expectFailure(refused, 'invalid');
  expect(refused.envelope.message).toBe('围栏自相交或不成面，请重新绘制');
});

test('on foot more minutes reach more, never farther than a walk, and it is said that the streets are schematic', async () => {
  const { lng, lat } = centre;
  const answer = await service.body('v1/places/delineate', {
    cityCode,
    places: [{ name: '店', lng, lat }],
    minutes: [5, 10],
  });
  expect(answer.isSchematic).toBe(true);
  const [five, ten] = answer.reaches;
  expect(ten.unionSquareMeters).toBeGreaterThan(five.unionSquareMeters);
  expect(ten.positions).toBeGreaterThanOrEqual(five.positions);
  for (const one of answer.covered)
    expect(distanceMeters(wgs84(one.lng, one.lat), centre)).toBeLessThanOrEqual(5 * 80 + 30);
  const many = Array.from({ length: 51 }, () => ({ name: '店', lng, lat }));
  expectFailure(
    await service.call('v1/places/delineate', { cityCode, places: many, minutes: [5] }),
    'refused',
  );
});

test('exactly one kind of scope is asked, and the set of another user is as if unknown', async () => {
  for (const input of [
    {},
    { ring: hexagon(centre, 300), places: [{ name: '店', lng: centre.lng, lat: centre.lat }] },
  ])
    expectFailure(await service.call('v1/places/delineate', { cityCode, ...input }), 'invalid');
  const set = await service.body(
    'v1/place-sets/save',
    {
      name: '别人的',
      kind: 'store',
      cityCode,
      isShared: false,
      entries: [{ name: '店', lng: centre.lng, lat: centre.lat }],
      version: 0,
    },
    { as: 'admin' },
  );
  const asked = { cityCode, placeSetId: set.placeSetId };
  expectFailure(await service.call('v1/places/delineate', asked, { as: 'planner' }), 'notFound');
});

test('known places are suggested by the begin of their names, and found by name', async () => {
  const [poi] = places.pois;
  const { suggestions } = await service.body('v1/places/suggest', { cityCode, q: poi.name.slice(0, 2) });
  expect(suggestions.length).toBeGreaterThan(2);
  expect(suggestions.every(({ name }) => name.includes(poi.name.slice(0, 2)))).toBe(true);
  const rows = [
    { name: poi.name, address: '' },
    { name: '哪里都没有', address: '' },
  ];
  const found = await service.body('v1/places/geocode', { cityCode, rows });
  expect(found.rows.map(({ state }) => state)).toEqual(['found', 'unknown']);
  expect(found.rows[0].candidates[0].placeId).toBe(poi.placeId);
  expect(found.asksService).toBe(false);
});

test('a planner with smart-select alone finds stores in the cities granted there, and in no other', async () => {
  const grant = { isEnabled: true, mediaRegionData: [{ regionCodes: [cityCode], mediaIds: [5] }] };
  const as = await signInAs(service, 'stores', {
    investmentOrderData: { wiseChoicePatternData: grant },
  });
  const [poi] = places.pois;
  const rows = [{ name: poi.name, address: '' }];
  const found = await service.body('v1/places/geocode', { cityCode, rows }, { as });
  expect(found.rows[0].candidates[0].placeId).toBe(poi.placeId);
  const q = poi.name.slice(0, 2);
  expect((await service.body('v1/places/suggest', { cityCode, q }, { as })).suggestions).not.toEqual([]);
  const file = csvFile(`名称,地址\n${poi.name},\n`);
  const read = await service.upload('v1/place-sets/import', { cityCode }, file, { as });
  expect(read.envelope.body!.unplaced).toEqual([{ row: 1, name: poi.name, address: '' }]);
  const elsewhere = '110100';
  expectFailure(await service.call('v1/places/geocode', { cityCode: elsewhere, rows }, { as }), 'notFound');
  expectFailure(await service.call('v1/places/suggest', { cityCode: elsewhere, q }, { as }), 'notFound');
  const foreign = await service.upload('v1/place-sets/import', { cityCode: elsewhere }, file, { as });
  expectFailure(foreign, 'notFound');
});

test('a scene hour by hour: the audience there is a part of all of it, and the AOIs are those of the cards', async () => {
  const { scenes } = await service.body('v1/scenes/hours', { cityCode, targetAudience: female });
  const cards = await service.body('aoi-draw/getSubsetSceneDetail', { cityCode, targetAudience: female });
  expect(scenes.map(({ scene, aois }) => [scene, aois])).toEqual(
    cards.scenes.map(({ scene, aois }) => [scene, aois]),
  );
  const known = scenes.flatMap(({ hours }) => hours).filter(({ taShare }) => taShare.value !== null);
  expect(known.length).toBeGreaterThan(10);
  for (const { taShare } of known) {
    expect(taShare.value).toBeGreaterThan(0);
    expect(taShare.value).toBeLessThanOrEqual(1);
  }
  const counts = await service.body('aoi-draw/countRegionCodeTag', { cityCode });
  expect(scenes.reduce((sum, { aois }) => sum + aois, 0)).toBe(
    counts.districts.reduce((sum, { total }) => sum + total, 0),
  );
});

test('a drawn ring has one figure, whoever asks, and its busiest hour is no busier than its day', async () => {
  const ring = hexagon(centre, 800);
  const asked = { cityCode, targetAudience: female, ring };
  const { reaches } = await service.body('v1/places/delineate', asked);
  const { figures, hours } = await service.body('aoi-draw/aoiStatistics', asked);
  expect(figures).toEqual(reaches[0].crowd);
  const inHours = hours.map(({ persons }) => persons.value!);
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(Math.max(...inHours)).toBeLessThanOrEqual(figures.dailyPersons.value! * (1 + 1e-9));
  // Whoever is there in a day is there in some hour.
  expect(inHours.reduce((sum, value) => sum + value, 0)).toBeGreaterThanOrEqual(figures.dailyPersons.value!);
});
