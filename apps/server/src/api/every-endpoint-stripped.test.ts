import { scopeKindOf } from '@ooh/contract/core/scope';
import { permissionGroups } from '@ooh/contract/permission/permission-tree';
import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPermissionWorld, type PermissionWorld } from '../testing/permission-world.ts';
import { answerText, differentInputs } from '../testing/questions.ts';
import { scopedCalls } from '../testing/scoped-calls.ts';
import { cutMark, strip } from '../testing/stripped-world.ts';
import type { TestService } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';

// What a user is not granted makes no difference to what the user is told: where it had never been, every answer is the same.

/** `npm run test:all` asks as several; the first would be told most by a rule that grants products. */
const profiles = [
  'two pairs, no product',
  'one city',
  'one medium everywhere',
  'bus bodies in two cities',
].slice(0, process.env['OOH_TEST_ALL'] === '1' ? undefined : 1);

/** Answers that rightly depend on more, and why. */
const rightlyDifferent: Partial<Record<CallKey, string>> = {
  'bus-plan/v1/getCostAggregateList':
    'a city has its share of a budget by the people of all cities of the plan',
  'v1/city-base/export':
    'whether units with few people may be told together counts each person at one medium',
  'v1/people/city-ranking/export': 'as above',
  'v1/data-releases/{releaseId}/export': 'who administers the data of a city administers all of them',
  'v1/optimise/simulate': 'asks for all pairs of an order, which are fewer where others had never been',
};

const declared = new Set(scopedCalls.map(({ key }) => key));
/** Reading calls whose answers are not compared pair by pair in `every-endpoint-data`. */
const keys = (Object.keys(registry) as CallKey[]).filter((key) => {
  const { scope, changes } = callOf(key);
  return (
    scopeKindOf(scope) === 'city-media' &&
    changes === undefined &&
    !declared.has(key) &&
    !(key in rightlyDifferent)
  );
});

type Input = Record<string, unknown>;
interface Asked {
  readonly key: CallKey;
  readonly input: Input;
  whole: string;
  stripped: string;
}

async function inWorld(work: (world: PermissionWorld) => Promise<void>): Promise<void> {
  const world = await openPermissionWorld();
  const { service }: { service: TestService } = world;
  try {
    await work(world);
  } finally {
    await service.close();
  }
}

/** Sealed over who asks, at the end of an answer. */
const seal = /"hash":"[0-9a-f]{64}"\}*$/;

/** The answer without who asks. */
async function ask(world: PermissionWorld, profile: string, key: CallKey, input: Input): Promise<string> {
  const user = await world.userOf(profile, permissionGroups);
  const answer = (await answerText(world, key, input, user)) ?? 'refused';
  return answer.replaceAll(user.userId, '').replaceAll(cutMark, '').replace(seal, '');
}

async function inputsOf(world: PermissionWorld, key: CallKey): Promise<Input[]> {
  const inputs = await differentInputs(world, key);
  return inputs.length > 0 ? inputs : [callOf(key).example.input as Input];
}

/** Asks once: a second time no question had another answer (1,233 compared). */
async function askAll(
  world: PermissionWorld,
  profile: string,
  asked: readonly Asked[],
  kept: 'whole' | 'stripped',
): Promise<void> {
  for (const one of asked) one[kept] = await ask(world, profile, one.key, one.input);
}

/** What stands around the first difference of two answers. */
function firstDifference(a: string, b: string): readonly [string, string] | null {
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  return [around(a), around(b)];
}

describe.each(profiles)('granted %s', (profile) => {
  const asked: Asked[] = [];
  beforeAll(async () => {
    await inWorld(async (world) => {
      for (const key of keys)
        for (const input of await inputsOf(world, key)) asked.push({ key, input, whole: '', stripped: '' });
      await askAll(world, profile, asked, 'whole');
    });
    await inWorld(async (world) => {
      await strip(world.service.context.db, profile);
      await askAll(world, profile, asked, 'stripped');
    });
  }, 900_000);

  test.each(keys)('%s', (key) => {
    for (const { input, whole, stripped } of asked.filter((one) => one.key === key))
      expect({ input, difference: firstDifference(whole, stripped) }).toEqual({ input, difference: null });
  });

  test('many questions were answered', () => {
    const answered = asked.filter(({ whole }) => whole !== 'refused');
    expect(answered.length).toBeGreaterThan(asked.length / 4);
    process.stdout.write(`${profile}: ${asked.length} questions, ${answered.length} answered\n`);
  });
});
