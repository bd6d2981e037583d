import { cityMediaOf, grantsOf, scopeKindOf, type ScopeKind } from '@ooh/contract/core/scope';
import { permissionGroups } from '@ooh/contract/permission/permission-tree';
import { registry, type CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { covers, coversCity, dataProfiles, profilesAt } from '../testing/data-profiles.ts';
import { openPermissionWorld, type PermissionWorld } from '../testing/permission-world.ts';
import type { Pair, ScopedCall, WorldFact } from '../testing/scoped-call.ts';
import { scopedCalls } from '../testing/scoped-calls.ts';
import { administratorPermission } from '../administration/users/demo-roles.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { answerText, differentInputs, textsOfFile } from '../testing/questions.ts';
import { signInAs } from '../testing/seeded-plan.ts';
import type { CallOptions } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';

let world: PermissionWorld;
let comparisons = 0;
beforeAll(async () => {
  world = await openPermissionWorld();
});
afterAll(() => world?.service.close());

const anyMedium = '任一媒体';
const nameOfPair = ({ city, medium }: Pair) => `${city} × ${medium ?? anyMedium}`;
const coversPair = (profile: string, { city, medium }: Pair): boolean =>
  medium === null ? coversCity(profile, city) : covers(profile, city, medium);

/** Facts visible to users who are granted one of several pairs. */
interface PairFacts {
  readonly pairs: readonly Pair[];
  readonly texts: readonly string[];
}

interface Paged {
  readonly rows?: readonly unknown[];
  readonly total?: number;
}

/** Everything that a user sees in the answers to a call's questions, by pair. */
async function factsByPair(call: ScopedCall, options: CallOptions): Promise<Map<string, PairFacts>> {
  const facts: WorldFact[] = [];
  for (const input of call.inputs(world)) {
    for (let pageNo = 1; ; pageNo += 1) {
      const question = pageNo === 1 ? input : { ...input, pageNo };
      const answer = await world.service.callRaw(call.key, question, options);
      // Units of media that are not granted are refused in the words for units that there are not.
      const statuses = options.as === 'admin' ? [200, 404, 422] : [200, 400, 404, 422];
      expect(statuses, `${call.key} ${JSON.stringify(question)}`).toContain(answer.status);
      if (answer.status !== 200) break;
      const isFile = callOf(call.key).kind === 'file';
      const body = (isFile ? answer.bytes : answer.envelope.body) as Paged;
      facts.push(...call.facts(body, input, world));
      const { rows, total } = body;
      const pageSize = (input as { pageSize?: number }).pageSize;
      if (rows === undefined || total === undefined || pageSize === undefined) break;
      if (rows.length < pageSize) {
        // The total count reveals no more than the rows.
        expect(total, `${call.key} total`).toBe((pageNo - 1) * pageSize + rows.length);
        break;
      }
    }
  }
  const pairsOf = ({ pairs, city, medium }: WorldFact): readonly Pair[] => pairs ?? [{ city, medium }];
  const byPairs = Map.groupBy(facts, (fact) => pairsOf(fact).map(nameOfPair).join(' | '));
  return new Map(
    [...byPairs].map(([name, own]) => [
      name,
      { pairs: pairsOf(own[0]), texts: [...new Set(own.map(({ text }) => text))].toSorted() },
    ]),
  );
}

const askedCalls = scopedCalls.map((call, place) => ({
  ...call,
  profiles: profilesAt(call.readsWritten ? place - 1 : place),
}));

describe.each(askedCalls)('$key', (call) => {
  test('each profile sees what the administrator sees of the granted pairs, and nothing else', async () => {
    const whole = await factsByPair(call, { as: 'admin' });
    // The question is about something: the administrator sees rows, in more than one city.
    expect(whole.size).toBeGreaterThan(1);
    for (const profile of call.profiles) {
      const seen = await factsByPair(call, { as: await world.userOf(profile, grantsOf(callOf(call.key))) });
      for (const [name, { pairs, texts }] of whole) {
        const expected = pairs.some((pair) => coversPair(profile, pair)) ? texts : [];
        expect({ profile, name, factsByPair: seen.get(name)?.texts ?? [] }).toEqual({
          profile,
          name,
          factsByPair: expected,
        });
        comparisons += 1;
        seen.delete(name);
      }
      expect({ profile, more: [...seen.keys()] }).toEqual({ profile, more: [] });
    }
  });
});

test('enough pairs were compared', () => {
  process.stdout.write(`pairs compared: ${comparisons}\n`);
  expect(comparisons).toBeGreaterThanOrEqual(6000);
});

test('every profile asks a good part of the calls, and every call several profiles', () => {
  for (const profile of Object.keys(dataProfiles))
    expect([profile, askedCalls.filter(({ profiles }) => profiles.includes(profile)).length]).toEqual([
      profile,
      expect.toSatisfy((calls: number) => calls >= Math.floor(scopedCalls.length / 12)),
    ]);
  for (const { profiles } of askedCalls) expect(new Set(profiles).size).toBeGreaterThanOrEqual(3);
});

const keys = Object.keys(registry) as CallKey[];
const keysOf = (kind: ScopeKind) => keys.filter((key) => scopeKindOf(callOf(key).scope) === kind);
const asked = new Set(scopedCalls.map(({ key }) => key));

/** Calls that take a file, which names what it is about: their own tests ask them. */
const askedWithFiles: Partial<Record<CallKey, string>> = {
  'v1/monitoring/import': 'orders/monitoring/monitoring.test.ts',
};

test('the declared facts of a call are compared with those in its answer', () => {
  const declared = keys.filter((key) => cityMediaOf(callOf(key).scope)?.facts !== undefined);
  expect(declared.filter((key) => !asked.has(key))).toEqual([]);
});

/** The numbers of an answer but zero. */
function figuresIn(said: string | null): unknown[] {
  const figures: unknown[] = [];
  JSON.parse(said ?? 'null', (name, value: unknown) => {
    if (typeof value === 'number' && value !== 0 && !/^page(No|Size)$/.test(name))
      figures.push([name, value]);
    return value;
  });
  return figures;
}

describe('a user without grants gets the same answer for existing and unknown objects', () => {
  test.each(keysOf('city-media').filter((key) => !asked.has(key) && !(key in askedWithFiles)))(
    '%s',
    async (key) => {
      const nobody = await world.userOf('nothing', grantsOf(callOf(key)));
      const inputs = await differentInputs(world, key);
      const answers = new Set<string>();
      for (const input of inputs) answers.add((await answerText(world, key, input, nobody)) ?? 'refused');
      if (inputs.length > 0) expect([...answers]).toHaveLength(1);
      else {
        const said = await answerText(
          world,
          key,
          callOf(key).example.input as Record<string, unknown>,
          nobody,
        );
        expect(figuresIn(said)).toEqual([]);
      }
      if (callOf(key).changes !== undefined) expect([...answers]).toEqual(['refused']);
    },
  );
});

describe('what is the same for everybody', () => {
  test.each(keysOf('reference'))('%s', async (key) => {
    const input = callOf(key).example.input as Record<string, unknown>;
    const nobody = await world.userOf('nothing', permissionGroups);
    expect(await answerText(world, key, input, nobody)).toBe(await answerText(world, key, input, 'admin'));
  });
});

const unknownId = '00000000-0000-4000-8000-000000000000';
const ofOrders = ['orderId', 'orderIds'];
const ofPlans = ['planId', 'planIds', 'smartPlanIds'];

const fieldsOf = (key: CallKey) =>
  Object.keys((callOf(key).input as unknown as { shape?: object }).shape ?? {});
const callsWith = (names: readonly string[]) =>
  (Object.keys(registry) as CallKey[]).flatMap((key) =>
    fieldsOf(key)
      .filter((field) => names.includes(field))
      .map((field) => [key, field] as const),
  );

/** Rows of everything that a call on orders or plans of other users could change. */
async function storedTrade(): Promise<unknown> {
  const tables = ['media_order', 'media_order_item', 'media_posting', 'media_booking', 'smart_plan', 'job'];
  const hashes = tables.map(async (table) => {
    const { rows } =
      await sql`select count(*)::int as rows, md5(coalesce(string_agg(h, '' order by h), '')) as hash
      from (select md5(to_jsonb(t)::text) as h from ${sql.table(table)} t) hashed`.execute(
        world.service.context.db,
      );
    return [table, rows[0]];
  });
  return Promise.all(hashes);
}

test('what belongs to other organisations answers like an unknown id, everywhere, and nothing is done to it', async () => {
  const organisation = { name: '另一家代理', kind: 'agency' as const };
  const stranger = await signInAs(world.service, 'stranger', administratorPermission, organisation);
  const before = await storedTrade();
  let answers = 0;
  const asked = [
    ...callsWith(ofOrders).map(([key, field]) => ({ key, field, ids: world.orderIds })),
    ...callsWith(ofPlans).map(([key, field]) => ({ key, field, ids: world.planIds })),
  ];
  for (const { key, field, ids } of asked) {
    const ask = async (id: string) => {
      const value = field.endsWith('Ids') ? [id] : id;
      const input = { ...(callOf(key).example.input as object), [field]: value };
      const { status, envelope, bytes } = await world.service.callRaw(key, input, { as: stranger });
      return { status, body: envelope ?? textsOfFile(bytes) };
    };
    const unknown = await ask(unknownId);
    for (const id of ids) {
      expect({ key, field, ...(await ask(id)) }).toEqual({ key, field, ...unknown });
      if (unknown.status !== 400) answers += 1;
    }
  }
  expect(await storedTrade()).toEqual(before);
  expect(answers).toBeGreaterThanOrEqual(500);
});
