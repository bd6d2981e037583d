import { distanceToPolyline } from '@ooh/geo/polyline-distance';
import { distanceMeters } from '@ooh/geo/distance';
import { cellCentre, cellChildren, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { beforeAll, expect, test } from 'vitest';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService, type TestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
let city: SmallCity;
let places: SmallPlaces;

beforeAll(async () => {
  city = await seedSmallCity(service.context, cityCode, { persons: 1200, lines: 6, seed: 21 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
});

const pointOf = ({ lng, lat }: { lng: number; lat: number }) => wgs84(lng, lat);
const ids = (rows: readonly { placeId: string }[]) => rows.map(({ placeId }) => placeId).toSorted();

test('the list of points of interest is that of a search row by row', async () => {
  const ask = (input: object) =>
    service.body('poi-analyse-detail/poi-analyse-detail/list', { cityCode, pageSize: 200, ...input });
  const { lng, lat } = city.centre;
  const box = { west: lng - 0.004, east: lng + 0.006, south: lat - 0.003, north: lat + 0.002 };
  const catering = places.pois.filter(({ category }) => category.startsWith('餐饮服务;'));
  const cases: [object, typeof places.pois][] = [
    [{ keyword: ' 安塘1 ' }, places.pois.filter(({ name }) => name.includes('安塘1'))],
    [{ categories: ['餐饮服务'] }, catering],
    [
      { categories: ['餐饮服务;咖啡厅'], brands: ['示例咖啡乙'] },
      catering.filter(({ brand }) => brand === '示例咖啡乙'),
    ],
    [{ categories: ['餐饮'] }, []],
    [
      { bounds: box },
      places.pois.filter(
        (poi) => poi.lng >= box.west && poi.lng <= box.east && poi.lat >= box.south && poi.lat <= box.north,
      ),
    ],
    [
      { center: [lng, lat], radiusMeters: 500 },
      places.pois.filter((poi) => distanceMeters(city.centre, pointOf(poi)) <= 500),
    ],
  ];
  for (const [input, expected] of cases) {
    const { rows, total } = await ask(input);
    expect(total).toBe(expected.length);
    if (total <= 200) expect(ids(rows)).toEqual(ids(expected));
  }
  const near = await ask({ center: [lng, lat], radiusMeters: 800 });
  const far = near.rows.map(({ distanceMeters: meters }) => meters!);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => ask({ pageNo, pageSize: 100 })));
  expect(ids(pages.flatMap(({ rows }) => rows))).toEqual(ids(places.pois));
  expect(pages[0].byCategory.reduce((sum, { count }) => sum + count, 0)).toBe(400);
});

test('maps and counts by key word, brand and category hold every place once in each of its groups', async () => {
  const words = await service.body('poi-analyse/getKeyWords', { cityCode, keyWords: ['福塘', '咖啡'] });
  const holds = (text: string) => (poi: (typeof places.pois)[number]) =>
    [poi.name, poi.brand ?? '', poi.category].some((part) => part.includes(text));
  expect(words.groups.map(({ count }) => count)).toEqual([
    places.pois.filter(holds('福塘')).length,
    places.pois.filter(holds('咖啡')).length,
  ]);
  const either = places.pois.filter((poi) => holds('福塘')(poi) || holds('咖啡')(poi));
  expect([words.map.total, words.map.isClustered]).toEqual([either.length, false]);
  expect(ids(words.map.points)).toEqual(ids(either));
  for (const { count, byDistrict } of words.groups)
    expect(byDistrict.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  const brands = await service.body('poi-analyse/getBrandPoi', {
    cityCode,
    brands: ['示例咖啡甲'],
    keyword: '咖啡',
  });
  expect(brands.brandOptions.map(({ brand }) => brand).toSorted()).toEqual(
    ['示例咖啡乙', '示例咖啡甲'].toSorted(),
  );
  expect(brands.map.total).toBe(places.pois.filter(({ brand }) => brand === '示例咖啡甲').length);
  const byType = await service.body('poi-analyse/getPoiMapResourceByType', { cityCode, type: '餐饮服务' });
  expect(byType.groups.map(({ name }) => name).toSorted()).toEqual(
    ['餐饮服务;中餐厅', '餐饮服务;咖啡厅'].toSorted(),
  );
  const all = await service.body('poi-analyse-detail/getPoiMapResourceByTypeList', { cityCode });
  expect(all.map.total).toBe(400);
  const some = await service.body('poi-analyse-detail/getPoiMapResourceByTypeList', {
    cityCode,
    types: ['购物服务', '风景名胜;公园广场'],
  });
  expect(some.map.total).toBe(
    places.pois.filter(({ category }) => /^(购物服务|风景名胜)/.test(category)).length,
  );
});

test('more points than a map takes come as cells that hold them all', async () => {
  const { poiMapOf, categoryRules } = await import('./poi-map.ts');
  const { geographyOf } = await import('../../city-data/place/city-geography.ts');
  const { readCityData } = await import('../../city-data/release/city-data.ts');
  const data = (await readCityData(service.context.db, [cityCode])).get(cityCode)!;
  const ground = await geographyOf(service.context.db, data);
  const pois = Array.from({ length: 13 }, () => ground.pois).flat();
  const cells = Array.from({ length: 13 }, () => ground.poiCells()).flat();
  const many = { ...ground, pois, poiCells: () => cells };
  const { map } = poiMapOf(many, categoryRules(['餐饮服务', '购物服务', '风景名胜']), undefined);
  expect([map.total, map.isClustered, map.points.length]).toEqual([5200, true, 0]);
  expect(map.cells.reduce((sum, { count }) => sum + count, 0)).toBe(5200);
  expect(map.cells.reduce((sum, { countByGroup }) => sum + countByGroup[0], 0)).toBe(
    13 * places.pois.filter(({ category }) => category.startsWith('餐饮服务')).length,
  );
});

test('what stands around places is found place by place, with the nearest, and priced by the rate card', async () => {
  const radiusMeters = 220;
  const ask = (input: object, as: Parameters<TestService['body']>[2] = {}) =>
    service.body(
      'poi-analyse/delineationBrand',
      { cityCode, brands: ['示例咖啡甲'], radiusMeters, pageSize: 200, ...input },
      as,
    );
  const found = await ask({});
  const pois = places.pois.filter(({ brand }) => brand === '示例咖啡甲');
  const expected = places.positions.flatMap((position) => {
    const distances = pois.map((poi) => distanceMeters(pointOf(poi), pointOf(position)));
    const within = distances.filter((meters) => meters <= radiusMeters);
    return within.length === 0
      ? []
      : [{ positionId: position.positionId, distance: Math.min(...distances), count: within.length }];
  });
  expect(found.pois).toBe(pois.length);
  expect(found.total).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(5);
  for (const one of expected) {
    const row = found.positionRows.find(({ positionId }) => positionId === one.positionId)!;
    expect(row.distanceMeters).toBeCloseTo(one.distance, 6);
    expect(row.poisWithin).toBe(one.count);
    const price = 100_000 * row.mediumId + (row.level === 'S' ? 50_000 : 0);
    expect(row.prices.map(({ priceFen }) => priceFen)).toEqual([price]);
  }
  expect(found.media.reduce((sum, { positions }) => sum + positions, 0)).toBe(expected.length);
  expect(found.unionSquareMeters).toBeLessThanOrEqual(found.sumSquareMeters);
  expect(found.overlapShare).toBeCloseTo(1 - found.unionSquareMeters / found.sumSquareMeters, 9);
  const lines = await ask({ list: 'lines' });
  const near = city.lines.flatMap(({ lineId, directions }) => {
    const ways = directions.map(({ shape }) => shape.map(([lng, lat]) => wgs84(lng, lat)));
    const distances = pois.map((poi) =>
      Math.min(...ways.map((way) => distanceToPolyline(pointOf(poi), way))),
    );
    const within = distances.filter((meters) => meters <= radiusMeters);
    return within.length === 0 ? [] : [{ lineId, distance: Math.min(...distances), count: within.length }];
  });
  expect(lines.lineRows.map(({ lineId }) => lineId).toSorted()).toEqual(
    near.map(({ lineId }) => lineId).toSorted(),
  );
  for (const one of near) {
    const row = lines.lineRows.find(({ lineId }) => lineId === one.lineId)!;
    expect(Math.abs(row.distanceMeters - one.distance)).toBeLessThan(0.01 * radiusMeters);
    expect(row.poisWithin).toBe(one.count);
  }
  const grant = { isEnabled: true, mediaRegionData: [{ regionCodes: [cityCode], mediaIds: [5] }] };
  const lifts = await signInAs(service, 'lifts', { smartMarketingData: { analyzePoiData: grant } });
  const own = await ask({}, { as: lifts });
  expect(own.positionRows.every(({ mediumId }) => mediumId === 5)).toBe(true);
  expect(own.total).toBe(found.positionRows.filter(({ mediumId }) => mediumId === 5).length);
  expect([own.lines, own.media.length]).toEqual([0, 1]);
  const words = await service.body('poi-analyse/delineationKeyWords', {
    cityCode,
    keyWords: ['示例咖啡甲'],
    radiusMeters,
    pageSize: 200,
  });
  expect(words.positionRows).toEqual(found.positionRows);
});

test('tags, districts and formats count the places of the city', async () => {
  const tags = await service.body('aoi-draw/selectRegionIdTag', { cityCode });
  expect(tags.aoiTypes.map(({ count }) => count)).toEqual([6, 6, 6, 6]);
  const districts = await service.body('aoi-draw/countRegionCodeTag', { cityCode });
  expect(districts.districts.reduce((sum, { total }) => sum + total, 0)).toBe(24);
  const one = districts.districts[0].districtName;
  const inOne = await service.body('aoi-draw/selectRegionIdTag', { cityCode, districtName: one });
  expect(inOne.aoiTypes.reduce((sum, { count }) => sum + count, 0)).toBe(districts.districts[0].total);
  const shops = await service.body('aoi-draw/cityShoppingRecreation', { cityCode });
  const coffee = shops.formats.find(({ category }) => category === '餐饮服务;咖啡厅')!;
  const own = places.pois.filter(({ category }) => category.startsWith('餐饮服务;咖啡厅'));
  expect(coffee.count).toBe(own.length);
  expect(coffee.brandShare).toBeCloseTo(own.filter(({ brand }) => brand !== null).length / own.length, 9);
  const options = await service.body('poi-analyse-detail/getCbdLocationSelect', {
    cityCode,
    keyword: '商圈1',
  });
  expect(options.options.map(({ placeId }) => placeId)).toEqual([`${cityCode}-bd-1`]);
  const scenes = await service.body('aoi-draw/selectCbdRegionIdScene', {
    cityCode,
    aoiTypes: ['没有的类型'],
  });
  expect(scenes.total).toBe(0);
});

test('questions without a clear area, or about too many places, are refused in words', async () => {
  const both = {
    cityCode,
    placeId: 'x',
    ring: [
      [114, 22.5],
      [114.01, 22.5],
      [114, 22.51],
    ] as [number, number][],
  };
  expectFailure(await service.call('aoi-draw/aoiStatistics', both), 'invalid');
  expectFailure(await service.call('aoi-draw/aoiStatistics', { cityCode }), 'invalid');
  expectFailure(
    await service.call('aoi-draw/getThroughClearlyData', { cityCode, placeId: '310100-aoi-01' }),
    'notFound',
  );
  expectFailure(await service.call('aoi-draw/selectList', { cityCode, fromHour: 9, toHour: 9 }), 'invalid');
});

test('people around places are those of the circles, not of the cells that they touch', async () => {
  const radiusMeters = 150;
  const input = { cityCode, brands: ['示例咖啡甲'], radiusMeters };
  const { crowd, unionSquareMeters } = await service.body('poi-analyse/delineationBrand', input);
  const centres = places.pois.filter(({ brand }) => brand === '示例咖啡甲').map(pointOf);
  const { persons, visits } = city.panel;
  // What each cell has of the circles, counted on a lattice of children some 10 m across.
  const shares = new Map<bigint, number>();
  for (const cell of new Set(visits.map((visit) => visit.cell))) {
    const points = cellChildren(cellFromUInt64(cell), 12).map(cellCentre);
    const inside = points.filter((point) =>
      centres.some((one) => distanceMeters(one, point) <= radiusMeters),
    );
    shares.set(cell, inside.length / points.length);
  }
  const area = (cell: bigint) => shares.get(cell) ?? 0;
  const residents = persons.reduce((sum, { weight, homeCell }) => sum + weight * area(homeCell), 0);
  expect(Math.abs(crowd.residents.value! / residents - 1)).toBeLessThan(0.05);
  // Whoever stays is there by the share of the area; a way touches circles at least so often, at most always.
  const wayBounds = [(cell: bigint) => area(cell), (cell: bigint) => Number(area(cell) > 0)];
  const [least, most] = wayBounds.map((way) => {
    const missed = new Map<string, number>();
    const seen = new Set<string>();
    for (const { person, cell, outdoors, dayMask } of visits)
      for (let day = 0; day < 7; day++) {
        const key = `${person} ${day}`;
        if (((dayMask >> day) & 1) === 0 || seen.has(`${key} ${cell} ${outdoors}`)) continue;
        seen.add(`${key} ${cell} ${outdoors}`);
        missed.set(key, (missed.get(key) ?? 1) * (1 - (outdoors === 1 ? way(cell) : area(cell))));
      }
    return [...missed].reduce(
      (sum, [key, chance]) => sum + (persons[Number(key.split(' ')[0])].weight * (1 - chance)) / 7,
      0,
    );
  });
  expect(crowd.dailyPersons.value!).toBeGreaterThan(0.97 * least);
  expect(crowd.dailyPersons.value!).toBeLessThan(1.03 * most);
  expect(crowd.averagePresent.value!).toBeLessThan(crowd.dailyPersons.value!);
  expect(unionSquareMeters).toBeGreaterThan(0);
});
