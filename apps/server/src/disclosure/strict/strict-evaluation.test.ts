import { registry, type CallInput, type CallOutput } from '@ooh/contract/registry';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { privacyReaders } from '../../app/privacy-readers.ts';
import { readConfig } from '../../platform/config/config.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';
import { wireOf } from '../../testing/wire.ts';
import { openAnswerLedger } from './answer-ledger.ts';
import { openPrivacyPolicy } from './privacy-policy.ts';

const cityCode = '440300';
const panelPersons = 3000;
const noise = 5;
const service = startTestService({
  privacyMode: 'strict',
  privacyLimits: { city: { noise, questions: 200 }, place: { noise: 2, questions: 40 } },
});
/** The same data without the policy. */
let plain: FastifyInstance;
let planId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: panelPersons });
  plain = await buildApp({ ...service.context, privacy: null });
  await plain.ready();
  ({ planId } = await newPlan(service));
});
afterAll(() => plain?.close());

const flights = [{ startDate: '2027-03-01', endDate: '2027-03-28' }];
const buses = (...lineIds: string[]): Delivery => ({
  lines: lineIds.map((lineId) => ({ lineId, formId: 1, deck: 'single', vehicles: 2, flights })),
});
const all = buses('440300-small-00', '440300-small-01', '440300-small-05', '440300-small-06');

type Evaluation = CallOutput<'v1/bus-plan/evaluate'>;
const noised = (delivery: Delivery, plan = planId) =>
  service.body('v1/bus-plan/evaluate', { planId: plan, cityCode, delivery });

async function evaluationBy(
  app: FastifyInstance,
  input: CallInput<'v1/bus-plan/evaluate'>,
): Promise<Evaluation> {
  const call = registry['v1/bus-plan/evaluate'];
  const { url, payload } = wireOf(call, input);
  const headers = { authorization: `Bearer ${await service.tokenOf('planner')}` };
  const answer = await app.inject({ method: call.method, url, headers, payload: payload as object });
  return answer.json<{ body: Evaluation }>().body;
}

const exact = (delivery: Delivery) => evaluationBy(plain, { planId, cityCode, delivery });

test('reach and the curve of contacts are noised and fall; money is exact, contacts are withheld', async () => {
  const [shown, true_] = [await noised(all), await exact(all)];
  expect(shown.basis).toEqual({ ...true_.basis, isNoised: true });
  expect([shown.amounts, shown.lines, shown.vehicles]).toEqual([true_.amounts, true_.lines, true_.vehicles]);
  const weight = true_.basis.universePersons / panelPersons;
  expect(shown.reach.value).not.toBe(true_.reach.value);
  expect(Math.abs(shown.reach.value! - true_.reach.value!)).toBeLessThan(5 * noise * 1.5 * weight);
  expect(shown.reach.value! % 10).toBe(0);
  const counts = shown.reachAtLeast.map(({ persons }) => persons);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBe(shown.reach.value);
  for (const [at, { persons }] of shown.reachAtLeast.entries()) {
    expect(persons).not.toBe(true_.reachAtLeast[at].persons);
    // A family of nine counts has three times the noise of one.
    expect(Math.abs(persons - true_.reachAtLeast[at].persons)).toBeLessThan(3 * 5 * noise * 1.5 * weight);
  }
  const withheld = [
    shown.impressions,
    shown.taImpressions,
    shown.frequency,
    shown.tgi,
    shown.taConcentrationPeople,
  ];
  for (const figure of withheld) expect(figure).toMatchObject({ value: null, suppressed: true });
  expect([shown.grp, shown.cpmFen, shown.taCpmFen, shown.cprpFen, shown.effectiveSample]).toEqual(
    Array(5).fill(null),
  );
  const lists = [shown.weeklyReach, shown.distribution, shown.lineContributions, shown.benchmarks];
  expect(lists).toEqual([[], [], [], []]);
});

test('one delivery has one noise, in any order, by any plan with the audience in any words', async () => {
  const { planId: other } = await newPlan(service, {
    targetAudience: {
      groups: [{ conditions: [{ labelIds: [101, 102] }, { join: 'minus', labelIds: [101] }] }],
    },
  });
  const first = await noised(all);
  const turned = await noised({ lines: all.lines.toReversed() }, other);
  expect([turned.reach, turned.reachAtLeast, turned.taUniverse]).toEqual([
    first.reach,
    first.reachAtLeast,
    first.taUniverse,
  ]);
});

test('a delivery that reaches a few more has the first answer', async () => {
  const first = await noised(all);
  const true_ = await exact(all);
  const without = { lines: all.lines.map((line, at) => (at === 3 ? { ...line, vehicles: 1 } : line)) };
  const less = (await exact(without)).reach.value!;
  const weight = true_.basis.universePersons / panelPersons;
  const fewer = (true_.reach.value! - less) / weight;
  expect(fewer).toBeGreaterThan(0);
  expect(fewer).toBeLessThan(50);
  expect((await noised(without)).reach).toEqual(first.reach);
});

test('an audience of nobody is answered like one of few', async () => {
  const reached = [];
  for (const labelIds of [[102], [101]]) {
    const { planId: empty } = await newPlan(service, {
      targetAudience: {
        groups: [{ conditions: [{ labelIds }, { labelIds: labelIds[0] === 102 ? [101] : [102] }] }],
      },
    });
    const { taUniverse, reach, reachAtLeast } = await noised(all, empty);
    reached.push({ taUniverse, reach, reachAtLeast });
  }
  const nothing = { value: null, low: null, high: null, suppressed: true };
  const said = { taUniverse: null, reach: nothing, reachAtLeast: [] };
  expect(reached).toEqual([said, said]);
});

test('at the noise of a panel of 200,000 the reach of every delivery is right to a point', async () => {
  // The noise of these settings is to this panel what that of the default settings is to one of 200,000.
  const scale = panelPersons / 200_000;
  const { city, place } = readConfig({}, '1.0.0').privacyLimits;
  const config = {
    ...service.context.config,
    minimumCell: Math.max(1, Math.round(service.context.config.minimumCell * scale)),
    privacyLimits: {
      city: { ...city, noise: city.noise * scale },
      place: { ...place, noise: place.noise * scale },
    },
  };
  const { db, engine } = service.context;
  await db.deleteFrom('privacy_answer').execute();
  await db.deleteFrom('privacy_family').execute();
  const ledger = openAnswerLedger(db, config.privacyLimits);
  const privacy = openPrivacyPolicy(
    config,
    ledger,
    privacyReaders({ db, engine }),
    'secret of a scaled service',
  );
  const scaled = await buildApp({ ...service.context, config, privacy });
  await scaled.ready();
  const { planId: everybody } = await newPlan(service, { targetAudience: { groups: [] } });
  const lines = [
    '440300-small-00',
    '440300-small-01',
    '440300-small-05',
    '440300-small-06',
    '440300-small-02',
    '440300-small-03',
  ];
  const errors: number[] = [];
  for (let count = 1; count <= lines.length; count++) {
    const delivery = buses(...lines.slice(0, count));
    const input = { planId: everybody, cityCode, delivery };
    const [shown, true_] = [await evaluationBy(scaled, input), await evaluationBy(plain, input)];
    errors.push(Math.abs(shown.reachShare.value! - true_.reachShare.value!));
    const people = Math.abs(shown.reach.value! - true_.reach.value!) / true_.basis.universePersons;
    errors.push(people);
  }
  await scaled.close();
  process.stdout.write(
    `reach of ${lines.length} deliveries, largest error ${(100 * Math.max(...errors)).toFixed(2)} points\n`,
  );
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.01);
});
