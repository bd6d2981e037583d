import type { Figure } from '@ooh/contract/domain/figure';
import { privacyRefusal } from '@ooh/contract/domain/privacy';
import { registry, type CallInput, type CallKey, type CallOutput } from '@ooh/contract/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallPlaces, type SmallPlaces } from '../../testing/small-places.ts';
import { dayAhead, newOrder } from '../../testing/new-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { callOf, wireOf } from '../../testing/wire.ts';
import { isFigureShape } from './audience-fields.ts';

const cityCode = '440300';
const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };
const service = startTestService({
  privacyMode: 'strict',
  // A panel as small as this one shows nothing under the noise of the default settings.
  privacyLimits: { city: { noise: 5, questions: 200 }, place: { noise: 2, questions: 100 } },
});
/** The same data without the policy. */
let plain: FastifyInstance;
let places: SmallPlaces;
let orderId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, cityCode, { persons: 3000, lines: 6, seed: 21 });
  places = await seedSmallPlaces(service.context, cityCode, city.centre, 8);
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
    ([path, { value }]) => value !== null && !open.test(path) && !/\/(tgi|taConcentration.*)$/.test(path),
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

test('what chooses by exact figures, and reach by area, is refused', async () => {
  const plan = await newPlan(service, {
    kind: 'ta',
    targetAudience: women,
    areaRules: { areaKind: 'cell', mediumIds: [2] },
  });
  const { planId } = plan;
  const asked: [CallKey, object][] = [
    ['ai-option-mode/submitRequirements', plan],
    ['v1/bus-plan/optimise', registry['v1/bus-plan/optimise'].example.input],
    ['ai-option-mode/getCrowdTagPlanDetail', { planId }],
    ['ai-option-mode/getGeoLocationPlanDetail', { planId }],
    ['v1/orders/man-land/matrix', { orderId, cityCode }],
    ['v1/orders/man-land/coverage', { orderId, cityCode }],
  ];
  for (const [key, input] of asked) {
    const answer = await service.callRaw(key, input);
    expectFailure(answer, 'refused');
    expect(answer.envelope.message, key).toBe(privacyRefusal);
  }
  const list = await service.body('ai-option-mode/list', {});
  expect(list.rows.length).toBe(1);
  for (const row of list.rows) expect(row.reachShare).toMatchObject({ value: null, suppressed: true });
  const detail = await service.body('ai-option-mode/getBasePlanDetail', { planId });
  expect(detail.row.cpmFen).toBeNull();
});

test('the audience of an order is one question with the same audience asked for elsewhere', async () => {
  const { rows } = await service.body('v1/orders/districts', { orderId, cityCode });
  const used = async () => (await service.body('v1/admin/system', {}, { as: 'admin' })).privacy!.used[0].city;
  const before = await used();
  const asked = { cityCode, targetAudience: women };
  const map = await service.body('city-perspective/taIntelligenceCityMapData', asked);
  const other = new Map(map.districts.map(({ name, taPersons }) => [name, taPersons.value]));
  for (const { name, taPersons } of rows) expect(other.get(name)).toBe(taPersons.value);
  expect(await used()).toBeGreaterThan(before);
});
