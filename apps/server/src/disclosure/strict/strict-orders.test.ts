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
const service = startTestService({
  privacyMode: 'strict',
  // A panel as small as this one shows nothing under the noise of the default settings.
  privacyLimits: { city: { noise: 5, questions: 200 }, place: { noise: 2, questions: 100 } },
});
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

/** A plan with a delivery, as a user chooses it by hand. */
async function plannedByHand(targetAudience: unknown = women) {
  const { planId } = await newPlan(service, { kind: 'bus', targetAudience } as never);
  return planId;
}

const buses = (lines: readonly number[], vehicles = 2) => {
  const { startDate, endDate } = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  return {
    lines: lines.map((at) => ({
      lineId: city.lines[at].lineId,
      formId: 1,
      deck: 'single' as const,
      vehicles,
      flights: [{ startDate, endDate }],
    })),
  };
};

