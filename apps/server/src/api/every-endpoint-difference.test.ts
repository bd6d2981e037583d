import { cityMediaOf } from '@ooh/contract/core/scope';
import { registry, type CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPermissionWorld, type PermissionWorld } from '../testing/permission-world.ts';
import { fuzzCalls } from '../testing/fuzz/fuzz-calls.ts';
import { answerText, dimensions, dimensionsOf, shenzhen, specialOrders } from '../testing/questions.ts';
import { scopedCalls } from '../testing/scoped-calls.ts';
import { testPassword } from '../testing/test-service.ts';
import { callOf, fieldsOf } from '../testing/wire.ts';

let world: PermissionWorld;
let orders: Awaited<ReturnType<typeof specialOrders>>;
beforeAll(async () => {
  // Few persons: figures of single areas and half the people are shown nevertheless.
  world = await openPermissionWorld({ minimumCell: 1 });
  orders = await specialOrders(world);
});
afterAll(() => world?.service.close());

const keys = Object.keys(registry) as CallKey[];
const scopedKeys = keys.filter((key) => cityMediaOf(callOf(key).scope) !== undefined);
const isRead = (key: CallKey) => callOf(key).kind === 'json' && callOf(key).changes === undefined;

/** Answers that are rightly equal in this world, with the reason. */
const rightlyEqual: Readonly<Record<string, string>> = {
  'mediaOrder/getAllCrowdPackData city': 'audiences are kept of cities in depth only',
  'competitor/getConclusion months': 'nobody has written a conclusion',
  'competitor/getConclusion brand': 'nobody has written a conclusion',
  'v1/competitor/suggestions brand': 'advice for an order is about the brand of the order',
  'bus-plan/v1/getCityBusLinePlanDeliveryData city': 'no plan here is computed',
  'v1/bus-plan/check-certificate city': 'no plan here is computed',
  'v1/bus-plan/check-certificate plan': 'no plan here is computed',
  'v1/bus-plan/compare city': 'no plan here is computed',
  'v1/bus-plan/contributions city': 'no plan here is computed',
  'v1/bus-plan/explain-line city': 'no plan here is computed',
  'v1/bus-plan/explain-line plan': 'no plan here is computed',
  'v1/bus-plan/line-detail city': 'no plan here is computed',
  'v1/bus-plan/line-detail plan': 'no plan here is computed',
  'v1/basket/check order': 'the basket is empty, it fits into every order',
  'v1/basket/check-plan plan': 'the basket is empty, it fits into every plan',
  'v1/monitoring/photo-wall city': 'no photos are here',
  'v1/optimise/history order': 'nothing was adopted',
  'v1/optimise/list brand': 'no order has been scanned',
  'v1/optimise/list city': 'no order has been scanned',
  'v1/optimise/list order': 'no order has been scanned',
  'v1/orders/diff order': 'orders here have one version',
  'v1/orders/followers order': 'nobody follows an order',
  'v1/orders/shares order': 'no order is shared',
  'common-attachment/albumPageQuery brand': 'the albums here are of other brands',
  'v1/defence/get order': 'no presentation is made here',
  'v1/defence/get plan': 'no presentation is made here',
  'v1/defence/shares order': 'no presentation is shared',
  'v1/combination/evaluate brand': 'a price does not depend on whose rivals stand near',
  'v1/combination/scene-index brand': 'no rivals stand at positions in spring 2028',
  'v1/media-inventory/points audience': 'the audience orders the list, the map shows the same places',
  'v1/places/geocode city': 'the address of the example stands in no city here',
};

/** The example of a call without what may be left out. */
function leastInput(key: CallKey): Record<string, unknown> {
  const call = callOf(key);
  const input = { ...(call.example.input as Record<string, unknown>) };
  for (const name of Object.keys(input)) {
    const { [name]: _left, ...rest } = input;
    if (call.input.safeParse(rest).success) delete input[name];
  }
  return input;
}

const cases = scopedKeys
  .filter(isRead)
  .flatMap((key) => dimensionsOf(key).map((dimension) => [key, dimension] as const));

const askedOrders = (key: CallKey): readonly string[] =>
  key.startsWith('bus-report')
    ? orders.bus
    : [...world.orderIds, ...(key.includes('ThirdParty') ? orders.reported : [])];

/** True if two values of the dimension have different answers, with the rest of the input equal; a refusal is an answer. */
async function tellsApart(key: CallKey, dimension: string, asked: Record<string, unknown>): Promise<boolean> {
  const orderId = askedOrders(key);
  const answers = new Set<string>();
  for (const value of dimensions[dimension]({ orderId, planId: [...world.allPlanIds, ...orderId] })) {
    answers.add((await answerText(world, key, { ...asked, ...value }, 'admin')) ?? 'refused');
    if (answers.size > 1) return true;
  }
  return false;
}

/** The words to ask in: those of the example, the fewest, and those that the world has an answer for. */
function* questionsOf(key: CallKey): Generator<Record<string, unknown>> {
  const example = callOf(key).example.input as Record<string, unknown>;
  const order = fieldsOf(key).includes('orderId') ? { orderId: askedOrders(key)[0] } : {};
  for (const words of [example, leastInput(key)])
    yield { ...words, ...('cityCode' in words ? { cityCode: shenzhen } : {}), ...order };
  for (const planId of fieldsOf(key).includes('planId') ? [world.planIds.at(-1), world.areaPlanId] : [])
    yield { ...leastInput(key), planId };
  const known = scopedCalls.filter((call) => call.key === key).flatMap((call) => call.inputs(world));
  yield* known.slice(0, 4) as Record<string, unknown>[];
}

async function isDistinguished(key: CallKey, dimension: string): Promise<boolean> {
  for (const question of questionsOf(key)) if (await tellsApart(key, dimension, question)) return true;
  return false;
}

describe('questions about different things have different answers', () => {
  // A filter of the example may leave nothing to distinguish.
  test.each(cases)('%s %s', async (key, dimension) => {
    expect(await isDistinguished(key, dimension)).toBe(!(`${key} ${dimension}` in rightlyEqual));
  });
});

test('whatever is asked, valid or not, is answered in its schema and never by a server error', async () => {
  const url = await world.service.app.listen({ host: '127.0.0.1', port: 0 });
  const { tallies, faults } = await fuzzCalls({
    url,
    userName: 'admin',
    password: testPassword,
    perCall: 2,
    seed: 7,
    connections: 4,
    city: { cityCode: shenzhen, center: [114.06, 22.54] },
    // How fast an answer comes is no matter of tests.
    limitMilliseconds: 110_000,
  });
  expect(faults).toEqual([]);
  expect(tallies.map(({ key }) => key)).toEqual(Object.keys(registry));
  // The inputs are not merely refused.
  const answered = tallies.filter(({ byStatus }) => byStatus.has(200));
  expect(answered.length).toBeGreaterThan(tallies.length / 2);
}, 300_000);
