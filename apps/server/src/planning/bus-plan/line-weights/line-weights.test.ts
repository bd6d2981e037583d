import { beforeAll, expect, test } from 'vitest';
import { insertBusinessDistricts } from '../../../city-data/place/insert-place-rows.ts';
import { publishDemo } from '../../../demo/publish-demo.ts';
import { insertPlacements } from '../../../market/competitor/insert-placements.ts';
import { insertSightings } from '../../../market/competitor/insert-sightings.ts';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { briefOf, computedPlan, newPlan, signInAs, smartSelectOf } from '../../../testing/seeded-plan.ts';
import { seedSmallCity, type SmallCity } from '../../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../../testing/test-service.ts';

const cityCode = '440300';
const budgetFen = 6_000_000;
const service = startTestService();
let city: SmallCity;

const half = 0.004;
const squareAround = (lng: number, lat: number): [number, number][] => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
  [lng - half, lat - half],
];
const nearCentre = ({ lng, lat }: { lng: number; lat: number }) =>
  Math.abs(lng - city.centre.lng) <= half && Math.abs(lat - city.centre.lat) <= half;

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  city = await seedSmallCity(context, cityCode, { persons: 1500, lines: 12, seed: 8 });
  const { lng, lat } = city.centre;
  const district = { placeId: 'd-1', name: '中心商圈', districtName: null, lng, lat, isIndicative: true };
  await publishDemo(context, { kind: 'places', cityCode, rows: [district] }, (transaction, releaseId) =>
    insertBusinessDistricts(transaction, releaseId, [{ ...district, ring: squareAround(lng, lat) }]),
  );
  const own = await context.db
    .selectFrom('brand')
    .select(['industry', 'group_name'])
    .where('brand_id', '=', 'b-0001')
    .executeTakeFirstOrThrow();
  const others = await context.db
    .selectFrom('brand')
    .select(['brand_id', 'industry', 'group_name'])
    .where('brand_id', '<>', 'b-0001')
    .execute();
  const rival = others.find(
    (brand) =>
      brand.industry === own.industry && (brand.group_name === null || brand.group_name !== own.group_name),
  )!;
  const stranger = others.find((brand) => brand.industry !== own.industry)!;
  const placement = (placementId: string, brandId: string, month: string) => ({
    placementId,
    brandId,
    productName: null,
    mediumId: 2,
    formId: 1,
    placeName: null,
    month,
    firstSeen: month,
    lastSeen: month,
    units: 1,
    spendFen: 100,
    isEstimated: true,
  });
  const rows = [
    placement('p-now', rival.brand_id, '2026-10-01'),
    placement('p-old', rival.brand_id, '2026-07-01'),
    placement('p-other', stranger.brand_id, '2026-10-01'),
  ];
  await publishDemo(
    context,
    { kind: 'competitor-placements', cityCode, rows },
    async (transaction, releaseId) => {
      await insertPlacements(transaction, { releaseId, cityCode, isSample: true }, rows);
      // What was seen too long ago, or of another industry, stands by every line's first stop.
      const places = city.lines.map(({ directions }) => directions[0].stops[0]);
      await insertSightings(transaction, releaseId, [
        sighting('s-now', 'p-now', city.lines[1].directions[0].stops.at(-1)!),
        ...places.map((place, n) => sighting(`s-old-${n}`, 'p-old', place)),
        ...places.map((place, n) => sighting(`s-other-${n}`, 'p-other', place)),
      ]);
    },
  );
});

const sighting = (sightingId: string, placementId: string, { lng, lat }: { lng: number; lat: number }) => ({
  sightingId,
  placementId,
  placeName: '站亭',
  lng,
  lat,
  firstSeen: '2026-10-01',
  lastSeen: '2026-10-02',
  units: 1,
  spendFen: 1,
  creativeKey: 'c|2026Q4|0',
});

const linesOf = async (planId: string, options = {}) =>
  (await service.body('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode }, options)).lines;
const savedOf = (planId: string) =>
  service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
const points = { coverage: 0, concentration: 0, cost: 0, district: 0, rivals: 0 };

/** Share of lines that are worse, those that are equal counted half. */
const rankOf = (values: readonly number[], at: number): number => {
  const others = values.filter((_, i) => i !== at);
  const worse = others.filter((value) => value < values[at]).length;
  const equal = others.filter((value) => value === values[at]).length;
  return (worse + equal / 2) / others.length;
};

test('lines score by their stops in business districts and by rivals seen lately along their way', async () => {
  const { planId } = await newPlan(
    service,
    { budgetFen },
    { weights: { ...points, district: 30, rivals: 10 } },
  );
  const shown = await linesOf(planId);
  const sharesOfStops = city.lines.map(({ directions }) => {
    const stops = directions.flatMap((way) => way.stops);
    return stops.filter(nearCentre).length / stops.length;
  });
  expect(new Set(sharesOfStops).size).toBeGreaterThan(3);
  for (const [at, { lineId }] of city.lines.entries()) {
    const { contactWeight } = shown.find((line) => line.lineId === lineId)!;
    const [district, rivals] = contactWeight!.parts;
    expect(district).toEqual({
      name: '商圈',
      share: 0.75,
      score: expect.closeTo(rankOf(sharesOfStops, at), 9),
    });
    expect(rivals).toMatchObject({ name: '竞品避让', share: 0.25 });
    expect(contactWeight!.weight).toBeCloseTo(0.75 * district.score + 0.25 * rivals.score, 12);
  }
  const scores = city.lines.map(
    ({ lineId }) => shown.find((line) => line.lineId === lineId)!.contactWeight!.parts[1].score,
  );
  // The rival was seen by the last stop of the second line; what is seen of others, or long ago, counts for nothing.
  const crossing = scores.filter((score) => score < 0.5).length;
  expect(scores[1]).toBeLessThan(0.5);
  expect(crossing).toBeLessThan(city.lines.length / 2);
});

test('a plan of weighted contacts goes through the district more, says so, is proved, and tells people in full', async () => {
  const plain = await computedPlan(service, { budgetFen }, { maxVehiclesPerLine: 2 });
  const weighted = await computedPlan(
    service,
    { budgetFen },
    { maxVehiclesPerLine: 2, weights: { ...points, coverage: 10, district: 90 } },
  );
  const [before, after] = [await savedOf(plain.planId), await savedOf(weighted.planId)];
  const scoreOf = new Map(
    (await linesOf(weighted.planId)).map((line) => [line.lineId, line.contactWeight!.parts[1].score]),
  );
  const meanScore = ({ delivery }: typeof before) => {
    const vehicles = delivery.lines.reduce((sum, line) => sum + line.vehicles, 0);
    return (
      delivery.lines.reduce((sum, line) => sum + line.vehicles * scoreOf.get(line.lineId)!, 0) / vehicles
    );
  };
  expect(meanScore(after)).toBeGreaterThan(meanScore(before));
  expect(after.certificate!.objective).toBe('TA 触达人数（接触按权重折算：覆盖广度 10%、商圈 90%）');
  expect(before.certificate!.objective).toBe('TA 触达人数');
  expect((await linesOf(plain.planId)).every((line) => line.contactWeight === null)).toBe(true);
  const checked = await service.body('v1/bus-plan/check-certificate', { planId: weighted.planId, cityCode });
  expect(checked).toMatchObject({ holds: true, reasons: [] });
  // People are those of all contacts: more than what the objective counts, and what the plain plan cannot exceed.
  const [reached, most] = [after.evaluation!.reach.value!, before.certificate!.upperBound];
  expect(reached).toBeGreaterThan(after.certificate!.value);
  expect(reached).toBeLessThanOrEqual(most);
});

test('only who sees the competitors of a city may weigh them, and see what the weights are made of', async () => {
  const grants = [{ regionCodes: [cityCode], mediaIds: [1] }];
  const colleague = { as: await signInAs(service, 'no-rivals', smartSelectOf(grants)) };
  const weights = { ...points, coverage: 50, rivals: 50 };
  const refused = await service.call(
    'ai-option-mode/insert',
    { brief: briefOf(), strategy: { weights } },
    colleague,
  );
  expectFailure(refused, 'invalid');
  expect(refused.envelope.message).toBe('竞品避让须有深圳市全部媒体的竞品数据权限，请将该项权重设为 0');
  const none = await service.call('ai-option-mode/insert', {
    brief: briefOf(),
    strategy: { weights: points },
  });
  expectFailure(none, 'invalid');
  expect(none.envelope.message).toContain('五项权重至少一项大于 0');
  const plan = await newPlan(service, { budgetFen }, { weights });
  expect((await linesOf(plan.planId))[0].contactWeight).not.toBeNull();
  const seen = await linesOf(plan.planId, colleague);
  expect(seen.every((line) => line.contactWeight === null)).toBe(true);
});
