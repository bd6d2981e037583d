import { crowdLabels } from '@ooh/reference/labels';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';
import { callOf, wireOf } from '../../testing/wire.ts';

// The attacker requests an audience, and the same one minus a rare group. Adding a label to both sides shows how many
// of the group have it: a few conditions isolate single persons.

const cityCode = '440300';
const panelPersons = 3000;
// Less noise than that of the default settings, which would leave nothing of a panel as small as this one; and more questions.
const privacyLimits = { city: { noise: 100, questions: 1000 }, place: { noise: 250, questions: 15 } };
const service = startTestService({ privacyMode: 'strict', privacyLimits });
/** The same data without the policy. */
let plain: FastifyInstance;

beforeAll(async () => {
  await seedSmallCity(service.context, cityCode, { persons: panelPersons, lines: 3, seed: 17 });
  plain = await buildApp({ ...service.context, privacy: null });
  await plain.ready();
});
afterAll(() => plain?.close());

type Estimate = CallOutput<'v1/crowd/estimate'>;
type Groups = TargetAudience['groups'];
type Conditions = Groups[number]['conditions'];
type Ask = (groups: Groups) => Promise<Estimate>;
const inputOf = (groups: Groups) => ({ cityCodes: [cityCode], targetAudience: { groups } });

const askStrict: Ask = (groups) => service.body('v1/crowd/estimate', inputOf(groups));
const askPlain: Ask = async (groups) => {
  const call = callOf('v1/crowd/estimate');
  const { url, payload } = wireOf(call, inputOf(groups));
  const headers = { authorization: `Bearer ${await service.tokenOf('planner')}` };
  const answer = await plain.inject({ method: call.method, url, headers, payload: payload as object });
  return answer.json<{ body: Estimate }>().body;
};

const labelIds = crowdLabels.flatMap(({ dimensions }) =>
  dimensions.flatMap(({ labels }) => labels.map(({ labelId }) => labelId)),
);
/** A combination of labels that few persons have, which an attacker with knowledge of the panel can find. */
async function rareGroup(): Promise<Conditions> {
  const { db, engine } = service.context;
  const releases = modelReleasesOf((await readCityData(db, [cityCode])).get(cityCode)!)!;
  for (const first of labelIds)
    for (const second of labelIds) {
      const conditions = [first, second].map((labelId) => ({ join: 'and' as const, labelIds: [labelId] }));
      const audience = { groups: [{ join: 'and' as const, conditions }] };
      const { panelPersons: found } = await engine.ask(releases, 'crowdSize', { audience });
      if (found >= 8 && found <= 40) return conditions;
    }
  throw new Error('no two labels are carried by few');
}

/** Panel persons of the group with each label, computed from the two answers; null where one is withheld. */
async function recovered(ask: Ask, rare: Conditions): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for (const labelId of labelIds) {
    const carriers = {
      join: 'and' as const,
      conditions: [{ join: 'and' as const, labelIds: [labelId] }],
    };
    const [whole, less] = [
      await ask([carriers]),
      await ask([carriers, { join: 'minus' as const, conditions: rare }]),
    ];
    const [a, b] = [whole.cities[0].persons.value, less.cities[0].persons.value];
    const weight = whole.cities[0].basis.universePersons / panelPersons;
    found.push(a === null || b === null ? null : (a - b) / weight);
  }
  return found;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [meanOf(pairs.map(([a]) => a)), meanOf(pairs.map(([, b]) => b))];
  const sum = (of: (a: number, b: number) => number) =>
    pairs.reduce((total, [a, b]) => total + of(a - x, b - y), 0);
  const spread = Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
  return spread === 0 ? 0 : sum((a, b) => a * b) / spread;
}

test('the difference of an audience with and without a rare group reveals nothing about its few persons, over many labels', async () => {
  const rare = await rareGroup();
  const exact = await recovered(askPlain, rare);
  const estimates = await recovered(askStrict, rare);
  const pairs = exact.flatMap((value, at) => {
    const shown = estimates[at];
    return value === null || shown === null || shown === undefined ? [] : [[value, shown] as const];
  });
  expect(pairs.length).toBeGreaterThan(20);
  // Without the policy the differences are exact: for some labels nobody, for some a few.
  const lost = pairs.filter(([value]) => value > 0.2).length;
  expect(lost).toBeGreaterThan(3);
  expect(Math.max(...pairs.map(([value]) => value))).toBeLessThan(50);
  // With it both sides get the same answer, so the attacker can only guess.
  const right = pairs.filter(([value, shown]) => value > 0.2 === shown > 0.5).length;
  const guess = Math.max(lost, pairs.length - lost);
  process.stdout.write(
    `labels ${pairs.length}, with persons ${lost}, estimated right ${right}, r ${correlation(pairs)}\n`,
  );
  expect(right).toBeLessThanOrEqual(guess);
  expect(Math.abs(correlation(pairs))).toBeLessThan(0.35);
});
