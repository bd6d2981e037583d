import type { Figure } from '@ooh/contract/domain/figure';
import { certain } from '@ooh/contract/core/certain';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { jobEnd } from '../testing/import-file.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { female } from '../testing/insight-cities.ts';
import { figurePairs } from '../testing/same-figures.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { newOrder, shelterItem } from '../testing/new-order.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
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
const pairs = figurePairs();

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

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

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
  pairs.figures('人群估算 = 人群包测算', { persons }, { persons: pack.persons });
  pairs.figures('人群估算 = 城市透视侧栏', { persons, share }, { persons: taPersons, share: taShare });
  const of = ({ persons: all, share: part }: typeof ranking) => ({ persons: all, share: part });
  pairs.figures('人群估算 = 城市人群合计', { persons, share }, of(ranking));
  const [row] = ranking.rows;
  pairs.figures('人群估算 = 城市人群一行', { persons, share }, { persons: row.persons, share: row.share });
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
  pairs.figures('AOI 列表 = AOI 浓度排名', figuresOf(aoi), figuresOf(same ?? aoi));
  expect(same).toEqual(aoi);
  pairs.figures('AOI 列表 = AOI 详情', figuresOf(aoi), figuresOf(page.aoi));
  pairs.figures('AOI 列表 = 区域卡片', figuresOf(aoi), figuresOf(card.figures));
  for (const hour of [8, 13, 19])
    pairs.figures(
      'AOI 详情的时段 = 区域卡片的时段',
      { persons: page.hours[hour].persons, taPersons: page.hours[hour].taPersons },
      { persons: card.hours[hour].persons, taPersons: card.hours[hour].taPersons },
    );
});

test('a drawn ring: the card of an area and the scope', async () => {
  const { reaches } = await service.body('v1/places/delineate', { ...asked, ring });
  const { figures } = await service.body('aoi-draw/aoiStatistics', { ...asked, ring });
  pairs.figures('圈一圈 = 区域卡片', figuresOf(reaches[0].crowd), figuresOf(figures));
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
      const what = row === null ? '圈定区域' : row === aois[0] ? 'AOI' : '商圈';
      pairs.figures(
        `${what}画像 = ${what}卡片`,
        { persons: portrait.persons },
        { persons: card.figures.taPersons },
      );
      if (row !== null) pairs.figures(`${what}列表 = ${what}卡片`, figuresOf(row), figuresOf(card.figures));
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
  pairs.figures('AOI 列表 = 照轮廓手绘的区域', figuresOf(rows[0]), figuresOf(figures));
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
  const { impressionsPerDay } = unit;
  if (row === undefined || point.contacts === null) throw new Error('a face without contacts');
  const figures = ({ passersPerDay: passers, taConcentration: share }: typeof unit) => ({
    passersPerDay: passers,
    taConcentration: share,
  });
  pairs.figures('媒体资源列表 = 媒体详情', figures(row), figures(unit));
  pairs.figures(
    '媒体详情 = 订单点位',
    { impressionsPerDay },
    { impressionsPerDay: point.contacts.impressions },
  );
  const { points } = await service.body('v1/media-inventory/points', { cityCode, mediumIds: [2] });
  const { units, freeUnits } = search.summary;
  pairs.numbers(
    '媒体资源地图 = 媒体资源汇总',
    [sumOf(points, 'units'), sumOf(points, 'freeUnits')],
    [units, freeUnits],
  );
});

test('a pack: estimate, list, page, comparison and audience', async () => {
  const rule = { parts: [{ kind: 'labels' as const, targetAudience: female }] };
  const estimate = await service.body('v1/crowd-packs/estimate', { cityCodes: [cityCode], rule });
  const made = async (name: string) => {
    const pack = await service.body('v1/crowd-packs', {
      name,
      cityCodes: [cityCode],
      rule,
      requestKey: randomUUID(),
    });
    await jobEnd(service, pack.jobId, 'planner');
    return pack.packId;
  };
  const packId = await made('first-pack');
  const list = await service.body('mediaOrder/getAllCrowdPackData', { pageSize: 50 });
  const listed = certain(
    list.rows.find((row) => row.packId === packId),
    'row of the pack',
  );
  const { row, cities, portrait } = await service.body('mediaOrder/getByIdMediaTaCrowdPack/{id}', {
    id: packId,
  });
  const { persons, share } = row;
  pairs.figures(
    '人群包列表 = 人群包详情',
    { persons: listed.persons, share: listed.share },
    { persons, share },
  );
  pairs.figures('人群包测算 = 人群包详情', { persons: estimate.persons }, { persons });
  pairs.figures('人群包详情 = 城市分布', { persons }, { persons: cities[0].persons });
  const both = await service.body('v1/crowd-packs/compare', { packIds: [packId, await made('other-pack')] });
  pairs.figures('人群包详情 = 人群包对比', { persons }, { persons: both.packs[0].persons });
  const asAudience = { cityCodes: [cityCode], targetAudience: { packId } };
  const size = await service.body('v1/crowd/estimate', asAudience);
  pairs.figures('人群包详情 = 用作人群的估算', { persons }, { persons: size.persons });
  const chart = await service.body('city-perspective/getChartData', {
    cityCode,
    targetAudience: female,
    role: 'residents',
  });
  const labels = chart.charts[0].portrait.flatMap((dimension) => dimension.labels);
  const named = portrait
    .flatMap((dimension) => dimension.labels)
    .filter((label) => label.share.value !== null);
  const shown = named.filter(({ labelId }) =>
    labels.some((label) => label.labelId === labelId && label.share.value !== null),
  );
  pairs.numbers(
    '人群包画像 = 城市透视画像',
    shown.map((label) => label.share.value),
    shown.map(({ labelId }) => labels.find((label) => label.labelId === labelId)?.share.value ?? null),
  );
});

test('24 pairs of screens were compared here, and 21 in one-figure-media: 45 together', () => {
  expect([...pairs.names]).toHaveLength(24);
});
