import { busBodyMediumId } from '@ooh/contract/domain/bus-medium';
import { registry, type CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPermissionWorld, worldCities, type PermissionWorld } from '../testing/permission-world.ts';
import { fuzzCalls } from '../testing/fuzz/fuzz-calls.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { testPassword } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';

let world: PermissionWorld;
let busOrderIds: string[];
let reportedOrderIds: string[];
beforeAll(async () => {
  // Few persons: figures of single areas and half the people are shown nevertheless.
  world = await openPermissionWorld({ minimumCell: 1 });
  const { rows } = await sql<{ order_id: string }>`
    select order_id from media_order_item where medium_id = ${busBodyMediumId} and city_code = ${shenzhen}
    group by order_id order by count(*) desc, order_id limit 6`.execute(world.service.context.db);
  busOrderIds = rows.map((row) => row.order_id);
  const reported = await sql<{ order_id: string }>`
    select distinct order_id from third_party_report order by order_id limit 2`.execute(
    world.service.context.db,
  );
  reportedOrderIds = reported.rows.map((row) => row.order_id);
});
afterAll(() => world?.service.close());

const shenzhen = '440300';
const cities = [shenzhen, ...worldCities.filter((city) => city !== shenzhen)];

/** Groups whose calls answer with figures or rows of cities, audiences and periods. */
const analytic = new RegExp(
  `^(${[
    'aoi-draw|app-analyse-|bus-report-exposure|business-area-media|city-perspective|common-attachment\\/\\w+Query',
    'competitor|effectestimate|media-order-match-detail|mediaOrder|mediaStrategy|nationwide-media|poi-analyse',
    'v1\\/media-inventory|v1\\/competitor|v1\\/crowd\\/estimate|v1\\/crowd-packs\\/estimate',
    'v1\\/orders\\/(man-land\\/(coverage|flow|heat|matrix)|districts|schedule|offers|versions)',
    'v1\\/monitoring\\/(board|exceptions|list|places|timeline)',
    'ai-option-mode\\/getBasePlanDetail|bus-plan\\/v1\\/getCityList',
  ].join('|')})`,
);
/** Calls that write, or whose answer is a file. */
const isRead = (key: CallKey) =>
  callOf(key).kind === 'json' &&
  !/\/(create|update|updateService|launchMonitoring|createMediaTaCrowdPack|inputConclusionText|updateConclusion|insertLine|updateLine|deleteLine)$/.test(
    key,
  );

const audienceOf = (labelId: number) => ({
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }],
});

interface Asked {
  readonly orderIds: readonly string[];
  readonly planIds: readonly string[];
}

/** What a question is about: the fields that carry it, with values that should not all have one answer. */
const dimensions: Readonly<Record<string, (asked: Asked) => Record<string, unknown>[]>> = {
  city: () => cities.map((cityCode) => ({ cityCode })),
  cities: () => cities.map((cityCode) => ({ cityCodes: [cityCode] })),
  audience: () => [101, 102, 113].map((labelId) => ({ targetAudience: audienceOf(labelId) })),
  rule: () =>
    [101, 102, 113].map((labelId) => ({
      rule: { parts: [{ kind: 'labels', targetAudience: audienceOf(labelId) }] },
    })),
  role: () => ['residents', 'workers', 'visitors'].map((role) => ({ role })),
  days: () => ['workday', 'weekend'].map((dayType) => ({ dayType })),
  hours: () => [7, 20, 12, 2].map((fromHour) => ({ fromHour, toHour: fromHour + 2 })),
  months: () => [
    { startMonth: '2025-11', endMonth: '2026-01' },
    { startMonth: '2026-05', endMonth: '2026-07' },
  ],
  brand: () => ['b-0001', 'b-0002', 'b-0005', 'b-0009'].map((brandId) => ({ brandId })),
  brands: () => ['b-0001', 'b-0002', 'b-0005', 'b-0009'].map((brandId) => ({ brandIds: [brandId] })),
  order: ({ orderIds }) => orderIds.map((orderId) => ({ orderId })),
  plan: ({ planIds }) => planIds.map((planId) => ({ planId })),
};

/** Answers that are rightly equal in this world, with the reason. */
const rightlyEqual: Readonly<Record<string, string>> = {
  'mediaOrder/getAllCrowdPackData city': 'audiences are kept of cities in depth only',
  'bus-report-exposure/getAreaProgrammeLineData order': 'the few lines here touch no boundary of a district',
  'competitor/getConclusion months': 'nobody has written a conclusion',
  'competitor/getConclusion brand': 'nobody has written a conclusion',
  'v1/competitor/suggestions brand': 'advice for an order is about the brand of the order',
  'common-attachment/albumPageQuery brand': 'the albums here are of other brands',
};

const shapeOf = (key: CallKey) => (registry[key].input as unknown as { shape?: object }).shape ?? {};

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

/** The answer without an echo of the question and the names of cities, which make no difference; null if refused. */
async function bodyOf(key: CallKey, input: Record<string, unknown>): Promise<string | null> {
  const answer = await world.service.callRaw(key, input, { as: 'admin' });
  if (answer.status !== 200) return null;
  return JSON.stringify(answer.envelope.body, (name, value: unknown) =>
    name in input || /^(cityNames?|basis|computedAt)$/.test(name) ? undefined : value,
  ).replaceAll(/440300|310100|110100|330100|440100|510100|(深圳|上海|北京|杭州|广州|成都)市?/g, '');
}

const cases = (Object.keys(registry) as CallKey[])
  .filter((key) => analytic.test(key) && isRead(key))
  .flatMap((key) =>
    Object.keys(dimensions)
      .filter((name) =>
        Object.keys(dimensions[name]({ orderIds: [''], planIds: [''] })[0]).every(
          (field) => field in shapeOf(key),
        ),
      )
      .map((dimension) => ({ key, dimension, title: `${key} ${dimension}` })),
  );

/** True when two values of the dimension have different answers, asked in the words of one input; a refusal is one. */
async function tellsApart(key: CallKey, dimension: string, asked: Record<string, unknown>): Promise<boolean> {
  const orderIds = key.startsWith('bus-report')
    ? busOrderIds
    : [...world.orderIds, ...(key.includes('ThirdParty') ? reportedOrderIds : [])];
  const base = { ...asked };
  if ('cityCode' in base) base['cityCode'] = shenzhen;
  if ('orderId' in shapeOf(key)) base['orderId'] = orderIds[0];
  const told = new Set<string>();
  for (const value of dimensions[dimension]({ orderIds, planIds: [...world.planIds, ...orderIds] })) {
    told.add((await bodyOf(key, { ...base, ...value })) ?? 'refused');
    if (told.size > 1) return true;
  }
  return false;
}

describe('questions about different things have different answers', () => {
  test.each(cases)('$title', async ({ key, dimension, title }) => {
    // A filter of the example may leave nothing to tell apart; then the plainest question has to.
    const isTold =
      (await tellsApart(key, dimension, callOf(key).example.input as Record<string, unknown>)) ||
      (await tellsApart(key, dimension, leastInput(key)));
    expect(isTold).toBe(!(title in rightlyEqual));
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
