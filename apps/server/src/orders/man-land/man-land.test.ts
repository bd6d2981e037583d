import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { distanceToArea } from '@ooh/geo/corridor';
import { wgs84 } from '@ooh/geo/point';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { dayAhead, newOrder } from '../../testing/new-order.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { female, twenties, womenOrTwenties } from '../../testing/women-or-twenties.ts';

const cityCode = '440300';
const service = startTestService();
let city: SmallCity;
let places: SmallPlaces;
let orderId: string;

/** One face of a position of the small city, four weeks. */
const faceItem = (n: number) => {
  const { mediumId, faces } = places.positions[n];
  const period = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  return { cityCode, mediumId, formId: 1, faceId: faces[0].faceId, quantity: 1, ...period };
};

const orderFor = (items: Parameters<typeof newOrder>[1], brief: object = {}) =>
  newOrder(service, items, {
    mode: 'man-land',
    cityCodes: [cityCode],
    mediumIds: [1, 2, 5],
    targetAudience: womenOrTwenties,
    ...brief,
  });

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 6, seed: 21 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  ({ orderId } = await orderFor([faceItem(0), faceItem(1)]));
});

const matrix = (input: object = {}) =>
  service.body('v1/orders/man-land/matrix', { orderId, cityCode, ...input });
const outlineOf = (ring: readonly (readonly [number, number])[]) =>
  polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));

test('every business district has a cell for each group, with the concentration that other screens show', async () => {
  const { rows, segments, total, basis, audienceSentence } = await matrix();
  expect(total).toBe(places.businessDistricts.length);
  expect(segments.map(({ segmentId }) => segmentId)).toEqual(['all', `label-${female}`, `label-${twenties}`]);
  expect(basis).toMatchObject({ nature: '预估', isDemo: true });
  expect(audienceSentence).toContain('女性');
  const table = await service.body('aoi-draw/selectCbdData', {
    cityCode,
    targetAudience: { groups: [{ conditions: [{ labelIds: [female] }] }] },
  });
  for (const row of rows) {
    expect(row.cells.map(({ segmentId }) => segmentId)).toEqual(segments.map((segment) => segment.segmentId));
    const same = table.rows.find(({ areaId }) => areaId === row.areaId)!;
    expect(row.cells[1].taConcentration).toEqual(same.taConcentrationPeople);
    for (const { tgi, isMatched } of row.cells) expect(isMatched).toBe((tgi.value ?? 0) >= 100);
  }
});

test('places and lines of an area are those inside or within 300 m, of the media of the order', async () => {
  const { rows } = await matrix();
  for (const district of places.businessDistricts) {
    const outline = outlineOf(district.ring);
    const near = places.positions.filter(
      ({ mediumId, lng, lat }) =>
        [2, 5].includes(mediumId) &&
        (areaContains(outline, wgs84(lng, lat)) || distanceToArea([wgs84(lng, lat)], outline) <= 300),
    );
    const row = rows.find(({ areaId }) => areaId === district.placeId)!;
    expect(row.positions).toBe(near.length);
    const crossing = city.lines.filter(({ directions }) =>
      directions.some(
        ({ shape }) =>
          distanceToArea(
            shape.map(([lng, lat]) => wgs84(lng, lat)),
            outline,
          ) <= 300,
      ),
    );
    expect(row.lines).toBeLessThanOrEqual(crossing.length);
    expect(row.lines).toBeGreaterThan(0);
    const listed = await service.body('v1/orders/man-land/units', {
      orderId,
      cityCode,
      areaId: district.placeId,
      pageSize: 200,
    });
    const scores = listed.rows.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(row.score);
    expect(new Set(listed.rows.flatMap(({ faceId }) => faceId ?? [])).size).toBeGreaterThanOrEqual(
      near.length,
    );
  }
});

test('weights order the areas and units: by cost alone the cheapest of its medium leads', async () => {
  const [district] = places.businessDistricts;
  const ask = { orderId, cityCode, areaId: district.placeId, mediumId: 2, pageSize: 200 };
  const byCost = await service.body('v1/orders/man-land/units', {
    ...ask,
    peopleWeight: 0,
    placeWeight: 0,
    costWeight: 100,
  });
  expect(byCost.rows[0].netFen).toBe(Math.min(...byCost.rows.map(({ netFen }) => netFen)));
  const byPeople = await matrix({ peopleWeight: 100, placeWeight: 0, costWeight: 0 });
  const people = byPeople.rows.map((row) => row.cells[0].taConcentration.value ?? 0);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
  expect(byPeople.rows[0].score).toBeCloseTo(100, 9);
});

test('areas are paged and searched, and know what the order takes there', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageNo) => matrix({ pageNo, pageSize: 1 })));
  const all = await matrix();
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
  const found = await matrix({ keyword: '商圈1' });
  expect(found.rows.map(({ name }) => name)).toEqual(['商圈1']);
  const outline = outlineOf(places.businessDistricts[1].ring);
  const own = [0, 1].filter((n) => {
    const { lng, lat, mediumId } = places.positions[n];
    return [2, 5].includes(mediumId) && distanceToArea([wgs84(lng, lat)], outline) <= 300;
  });
  expect(found.rows[0].chosenUnits).toBe(own.length);
});

test('what comes into a scene leaves it towards media', async () => {
  const { nodes, links } = await service.body('v1/orders/man-land/flow', { orderId, cityCode });
  expect(nodes.filter(({ kind }) => kind === 'segment').map(({ name }) => name)).toContain('女性');
  for (const { nodeId } of nodes.filter(({ kind }) => kind === 'scene')) {
    const sum = (end: 'from' | 'to') =>
      links.filter((link) => link[end] === nodeId).reduce((all, { people }) => all + people, 0);
    expect(sum('from')).toBeCloseTo(sum('to'), 4);
  }
});

test('coverage grows with what is bought, within what can be reached', async () => {
  const ask = (id: string) =>
    service.body('v1/orders/man-land/coverage', { orderId: id, cityCode, pageSize: 50 });
  const { orderId: larger } = await orderFor(
    [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16].map(faceItem).filter(({ mediumId }) => mediumId !== 7),
  );
  const { orderId: empty } = await orderFor([]);
  const [few, many, none] = await Promise.all([ask(orderId), ask(larger), ask(empty)]);
  expect(none.funnel.covered).toMatchObject({ value: 0, suppressed: false });
  expect(many.funnel.covered.value!).toBeGreaterThan(few.funnel.covered.value ?? 0);
  const reachable = many.funnel.reachable.value ?? many.funnel.universe.value!;
  expect(reachable).toBeLessThanOrEqual(many.funnel.universe.value! + 1e-6);
  expect(many.funnel.covered.value!).toBeLessThanOrEqual(reachable);
  for (const row of many.rows) {
    if (row.taPersons.suppressed) continue;
    expect(row.gapPersons.value!).toBeCloseTo(row.taPersons.value! * (1 - row.coverage.value!), 3);
    expect(row.suggestion).not.toBeNull();
  }
  const gaps = many.rows.flatMap(({ gapPersons }) => gapPersons.value ?? []);
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
});

test('the heat shows only cells that may be described', async () => {
  const { cells, withheld } = await service.body('v1/orders/man-land/heat', { orderId, cityCode });
  expect(cells.length).toBeGreaterThan(0);
  expect(withheld).toBeGreaterThanOrEqual(0);
  for (const { taConcentration } of cells) {
    expect(taConcentration).toBeGreaterThan(0);
    expect(taConcentration).toBeLessThan(1);
  }
});

test('media outside the grants are neither counted nor listed; other cities and areas answer alike', async () => {
  const permission = {
    investmentOrderData: {
      orderPatternData: { isEnabled: true, mediaRegionData: [{ regionCodes: [cityCode], mediaIds: [2] }] },
    },
  };
  const reader = await signInAs(service, 'shelters-only', permission, { name: '平台', kind: 'platform' });
  const as = { as: { token: reader.token } };
  const { rows, media } = await service.body('v1/orders/man-land/matrix', { orderId, cityCode }, as);
  expect(media.map(({ mediumId }) => mediumId)).toEqual([2]);
  for (const row of rows) expect(row.lines).toBe(0);
  for (const input of [
    { orderId, cityCode: '310100' },
    { orderId: '00000000-0000-4000-8000-000000000000', cityCode },
  ])
    expectFailure(await service.call('v1/orders/man-land/matrix', input, as), 'notFound');
  expectFailure(
    await service.call('v1/orders/man-land/units', { orderId, cityCode, areaId: 'elsewhere' }),
    'notFound',
  );
  expectFailure(
    await service.call('v1/orders/man-land/matrix', { orderId, cityCode, segment: 'label-999' }),
    'invalid',
  );
});
