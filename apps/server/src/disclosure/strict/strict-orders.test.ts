import type { Figure } from '@ooh/contract/domain/figure';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { hexagon, seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { dayAhead, newOrder } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';
import { callOf, wireOf } from '../../testing/wire.ts';
import { isFigureShape } from './audience-fields.ts';

const cityCode = '440300';
const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
const service = startTestService({ privacyMode: 'strict' });
/** The same data without the policy. */
let plain: FastifyInstance;
let places: SmallPlaces;
let orderId: string;
let fence: [number, number][];

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 6, seed: 21 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  fence = hexagon(city.centre, 900);
  const period = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  const items = [0, 1].map((n) => {
    const { mediumId, faces } = places.positions[n];
    return { cityCode, mediumId, formId: 1, faceId: faces[0].faceId, quantity: 1, ...period };
  });
  const brief = {
    mode: 'man-land' as const,
    cityCodes: [cityCode],
    mediumIds: [1, 2, 5],
    targetAudience: women,
  };
  ({ orderId } = await newOrder(service, items, brief));
  plain = await buildApp({ ...service.context, privacy: null });
  await plain.ready();
});
afterAll(() => plain?.close());

/** The protected answer, and the exact one. */
async function both<Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
): Promise<{ noised: CallOutput<Key>; exact: CallOutput<Key> }> {
  const call = callOf(key);
  const { url, payload } = wireOf(call, input);
  const headers = { authorization: `Bearer ${await service.tokenOf('planner')}` };
  const body = payload === undefined ? {} : { payload: payload as object };
  const answer = await plain.inject({ method: call.method, url, headers, ...body });
  return {
    noised: await service.body(key, input),
    exact: answer.json<{ body: CallOutput<Key> }>().body,
  };
}

/** Every figure of an answer by its path. */
function figuresOf(node: unknown, path = ''): Map<string, Figure> {
  if (typeof node !== 'object' || node === null) return new Map();
  if (isFigureShape(node)) return new Map([[path, node as Figure]]);
  return new Map(Object.entries(node).flatMap(([name, part]) => [...figuresOf(part, `${path}/${name}`)]));
}

/** Asserts that nearly no figure outside `open` is the exact one; rounding makes a few equal, especially a TGI of 100. */
function expectHidden(noised: unknown, exact: unknown, open: RegExp = /^$/): void {
  const shown = figuresOf(noised);
  const pairs = [...figuresOf(exact)].filter(
    ([path, { value }]) => value !== null && !open.test(path) && !path.endsWith('/tgi'),
  );
  expect(pairs.length).toBeGreaterThan(0);
  const alike = pairs.filter(([path, { value }]) => shown.get(path)?.value === value);
  expect(alike.length / pairs.length, alike.map(([path]) => path).join()).toBeLessThan(0.1);
  const ends = pairs.filter(([path, { low, high }]) => {
    const figure = shown.get(path);
    return low !== null && (figure?.low === low || figure?.high === high) && low !== 0 && high !== 1;
  });
  expect(ends.map(([path]) => path)).toEqual([]);
}

test('an order shows noised people of its districts, places and business districts, and exact money', async () => {
  const districts = await both('v1/orders/districts', { orderId, cityCode });
  expectHidden(districts.noised.rows, districts.exact.rows);
  expect(districts.noised.rows.map(({ netFen }) => netFen)).toEqual(
    districts.exact.rows.map(({ netFen }) => netFen),
  );
  expect(districts.noised.rows.every(({ exposures }) => exposures === null)).toBe(true);
  expect(districts.noised.audienceBasis).toEqual({ ...districts.exact.audienceBasis, isNoised: true });

  const { items } = await service.body('mediaOrder/getById', { orderId });
  const point = await both('v1/orders/point-detail', { orderId, itemId: items[0].itemId });
  expectHidden(point.noised.audience, point.exact.audience);
  expect(point.noised.item).toEqual(point.exact.item);
});

test('an audience–place match is graded by the disclosed figures and reveals no score', async () => {
  const { noised, exact } = await both('v1/orders/man-land/matrix', { orderId, cityCode });
  expectHidden(noised.rows, exact.rows);
  expectHidden(noised.segments, exact.segments);
  for (const row of noised.rows) {
    expect([row.score, row.parts]).toEqual([null, null]);
    for (const { tgi, isMatched } of row.cells) expect(isMatched).toBe((tgi.value ?? 0) >= 100);
  }
  const coverage = await both('v1/orders/man-land/coverage', { orderId, cityCode });
  expectHidden(coverage.noised.rows, coverage.exact.rows, /coverage/);
  expectHidden([coverage.noised.funnel.universe], [coverage.exact.funnel.universe]);
  expect(coverage.noised.funnel.reachable).toMatchObject({ value: null, suppressed: true });
  for (const { coverage: share, gapPersons, taPersons } of coverage.noised.rows)
    if (share.value !== null) {
      expect(gapPersons.value!).toBeLessThanOrEqual(taPersons.value!);
      expect(share.value).toBeGreaterThanOrEqual(0);
      expect(share.value).toBeLessThanOrEqual(1);
    }
});

test('area and geofence plans show noised people and no reach', async () => {
  const ta = await computedPlan(service, {
    kind: 'ta',
    targetAudience: women,
    areaRules: { areaKind: 'cell', mediumIds: [2, 5, 7] },
  });
  const areas = await both('ai-option-mode/getCrowdTagPlanDetail', { planId: ta.planId });
  expectHidden(areas.noised.areas, areas.exact.areas);
  for (const { isMatch, taConcentration } of areas.noised.areas)
    expect(isMatch).toBe((taConcentration.value ?? -1) >= areas.noised.taThreshold);
  expect(areas.noised.cities.map(({ reach }) => reach)).toEqual([null]);
  expect(areas.noised.basis.every(({ isNoised }) => isNoised)).toBe(true);
  const heat = await both('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', { planId: ta.planId });
  if (heat.exact.rows.length > 0) expectHidden(heat.noised.rows, heat.exact.rows);
  // Positions of one cell show the same people.
  const known = new Map<string, number | null>();
  for (const row of heat.noised.rows) {
    const same = heat.exact.rows.find(({ unitId }) => unitId === row.unitId)!.heat.persons.value;
    const before = known.get(String(same));
    if (before !== undefined) expect(row.heat.persons.value).toBe(before);
    known.set(String(same), row.heat.persons.value);
  }

  const fences = [{ fenceId: 'f1', name: '门店一', ring: fence }];
  const geo = await computedPlan(service, { kind: 'geo', targetAudience: women, fences });
  const matches = await both('ai-option-mode/getGeoLocationPlanDetail', { planId: geo.planId });
  expectHidden(matches.noised.matches, matches.exact.matches);

  const list = await both('ai-option-mode/list', {});
  expect(list.noised.rows.length).toBe(2);
  for (const row of list.noised.rows) expect(row.reachShare).toMatchObject({ value: null, suppressed: true });
  const detail = await service.body('ai-option-mode/getBasePlanDetail', { planId: ta.planId });
  expect(detail.row.cpmFen).toBeNull();
});
