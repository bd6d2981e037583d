import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { seedSmallPlaces } from '../../testing/small-places.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
let orderId: string;
let start: { lng: number; lat: number };

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const { centre } = await seedSmallCity(service.context, cityCode, { persons: 2500, lines: 5 });
  await seedSmallPlaces(service.context, cityCode, centre, 8);
  start = centre;
  await seedSmallInventory(service, cityCode, { start });
  ({ orderId } = await newOrder(service, [shelterItem(service, cityCode, 1)]));
});

const search = (input: object = {}, as: object = {}) =>
  service.body('v1/media-inventory/search', { cityCode, pageSize: 200, ...input }, as);

test('a face has the contacts that its order, the basket and the search count with the same model', async () => {
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const point = await service.body('v1/orders/point-detail', { orderId, itemId: items[0].itemId });
  const { rows } = await search({ mediumIds: [2], targetAudience: women });
  const row = rows.find((one) => one.faces.some(({ faceId }) => faceId === items[0].faceId));
  expect(point.contacts?.impressions.value ?? null).not.toBeNull();
  for (const end of ['value', 'low', 'high'] as const)
    expect(row?.impressionsPerDay[end] ?? -1).toBeCloseTo(point.contacts?.impressions[end] ?? -2, 6);
  const brief = { briefKind: 'order' as const, briefId: orderId };
  const [item] = items;
  const { faceId, mediumId, formId, startDate, endDate } = item;
  const put = [{ cityCode, mediumId, formId, faceId: faceId ?? '', quantity: 1, startDate, endDate }];
  await service.body('v1/basket/change', { ...brief, put });
  const measured = await service.body('v1/basket/measure', brief);
  const figures = measured.cities[0].figures?.items[0];
  const { rows: all } = await search({ mediumIds: [2] });
  const own = all.find((one) => one.faces.some((face) => face.faceId === faceId));
  expect((own?.impressionsPerDay.value ?? 0) * item.days).toBeCloseTo(figures?.taImpressions.value ?? -1, 5);
});

test('rows are sorted exactly over all pages, what is withheld last', async () => {
  for (const sortBy of ['impressions', 'concentration', 'cpm'] as const) {
    const whole = await search({ targetAudience: women, sortBy, isAscending: false });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) =>
        search({ targetAudience: women, sortBy, isAscending: false, pageNo, pageSize: 7 }),
      ),
    );
    expect(pages.flatMap(({ rows }) => rows.map(({ unitKey }) => unitKey))).toEqual(
      whole.rows.slice(0, 21).map(({ unitKey }) => unitKey),
    );
    const values = whole.rows.map((row) =>
      sortBy === 'impressions'
        ? row.impressionsPerDay.value
        : sortBy === 'cpm'
          ? row.taCpmFen
          : row.taConcentration.value,
    );
    const known = values.filter((value) => value !== null);
    expect(known.length).toBeGreaterThan(3);
    expect(values.slice(0, known.length)).toEqual(known);
    // Shares of faces that the same people meet differ in their last digit.
    for (let i = 1; i < known.length; i++) expect(known[i]).toBeLessThanOrEqual(known[i - 1] + 1e-12);
  }
});

test('facets count rows with every other filter, and the sums are those of the rows', async () => {
  const all = await search();
  expect(all.facets.media.map(({ mediumId }) => mediumId)).toEqual([1, 2, 7]);
  const shelters = await search({ mediumIds: [2] });
  expect(shelters.facets.media).toEqual(all.facets.media);
  expect(shelters.total).toBe(all.facets.media.find(({ mediumId }) => mediumId === 2)?.count);
  const sum = (of: (row: (typeof shelters.rows)[number]) => number) =>
    shelters.rows.reduce((total, row) => total + of(row), 0);
  expect(shelters.summary).toMatchObject({
    positions: shelters.total,
    units: sum(({ units }) => units),
    freeUnits: sum(({ freeUnits }) => freeUnits),
    leastPriceFen: Math.min(...shelters.rows.map(({ priceFen }) => priceFen ?? Infinity)),
  });
  for (const { value, count } of shelters.facets.districts)
    expect((await search({ mediumIds: [2], districtNames: [value] })).total).toBe(count);
});

test('only what stands near a place is found, with its distance', async () => {
  const near = await search({
    places: [{ lng: start.lng + 0.003, lat: start.lat }],
    radiusMeters: 150,
    sortBy: 'distance',
  });
  expect(near.rows.map(({ name }) => name).toSorted()).toEqual(['候车亭2', '候车亭3', '候车亭4', '大屏2']);
  const distances = near.rows.map(({ distanceMeters }) => distanceMeters ?? Infinity);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(near.rows.every(({ distanceMeters }) => distanceMeters !== null && distanceMeters <= 150)).toBe(
    true,
  );
});

test('favourites are kept, found and forgotten', async () => {
  const [row] = (await search({ mediumIds: [2] })).rows;
  const id = row.positionId ?? '';
  await service.body('v1/favourites/change', { kind: 'position', add: [id] });
  expect((await search({ isFavourite: true })).rows.map(({ unitKey }) => unitKey)).toEqual([row.unitKey]);
  expect(await service.body('v1/favourites/change', { kind: 'position', remove: [id] })).toEqual({ ids: [] });
});

test('the detail is that of the row, with days of vacancy and the orders that use it', async () => {
  const { rows } = await search({ mediumIds: [2] });
  const row = rows.find(({ name }) => name === '候车亭1');
  const detail = await service.body('v1/media-inventory/detail', { cityCode, unitKey: row?.unitKey ?? '' });
  expect(detail.unit).toEqual(row);
  expect(detail.freeByDay).toHaveLength(90);
  expect(detail.presence).toHaveLength(168);
  expect(detail.orders.map((order) => order.orderId)).toEqual([orderId]);
  expect(detail.similar.every(({ formId, freeUnits }) => formId === row?.formId && freeUnits > 0)).toBe(true);
});

test('what is not granted is neither found, nor detailed, nor exported', async () => {
  const as = await signInAs(service, 'media-search-pairs', {
    digitalAssetRoleData: {
      allMediumData: { isEnabled: true, mediaRegionData: [{ regionCodes: [cityCode], mediaIds: [7] }] },
    },
  });
  const { rows } = await search({ mediumIds: [2] });
  const { unitKey } = rows[0];
  const seen = await search({}, { as });
  expect(seen.facets.media.map(({ mediumId }) => mediumId)).toEqual([7]);
  expect(new Set(seen.rows.map(({ mediumId }) => mediumId))).toEqual(new Set([7]));
  const answerTo = async (key: string) => {
    const asked = { cityCode, unitKey: key };
    const { status, envelope } = await service.call('v1/media-inventory/detail', asked, { as });
    return { status, envelope };
  };
  expect(await answerTo(unitKey)).toEqual(await answerTo('no-such|1'));
  expectFailure(
    await service.call('v1/media-inventory/album', { cityCode, unitKeys: [unitKey] }, { as }),
    'notFound',
  );
});

test('the workbook holds the rows of the search, and their free units add up to the share of the tile', async () => {
  const period = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  const found = await search({ mediumIds: [2], ...period });
  const file = await service.call('v1/media-inventory/export', { cityCode, mediumIds: [2], ...period });
  const sheet = readWorkbook(file.bytes).sheets.get('媒体资源清单');
  const cells = [...(sheet?.cells.values() ?? [])];
  const column = (letter: string) =>
    cells.filter(({ address }) => new RegExp(`^${letter}\\d+$`).test(address)).map(({ value }) => value);
  const codes = found.rows.map(({ code }) => code);
  expect(column('A').filter((value) => codes.includes(String(value)))).toEqual(codes);
  const sum = (letter: string) =>
    column(letter).reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
  expect(sum('L') / sum('K')).toBeCloseTo(found.summary.freeShare ?? -1, 12);
});
