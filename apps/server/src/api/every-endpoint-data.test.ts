import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  covers,
  dataProfiles,
  openPermissionWorld,
  worldCities,
  worldMedia,
  type PermissionWorld,
} from '../testing/permission-world.ts';
import { scopedCalls, type Fact, type ScopedCall } from '../testing/scoped-calls.ts';
import type { CallOptions } from '../testing/test-service.ts';

let world: PermissionWorld;
let comparisons = 0;
beforeAll(async () => {
  world = await openPermissionWorld();
});
afterAll(() => world?.service.close());

const pairOf = (city: string, medium: number) => `${city} × ${medium}`;

interface Paged {
  readonly rows?: readonly unknown[];
  readonly total?: number;
}

/** All that a user is told in answer to a call's questions, by pair. */
async function told(call: ScopedCall, options: CallOptions): Promise<Map<string, string[]>> {
  const facts: Fact[] = [];
  for (const input of call.inputs(world)) {
    for (let pageNo = 1; ; pageNo += 1) {
      const question = pageNo === 1 ? input : { ...input, pageNo };
      const answer = await world.service.callRaw(call.key, question, options);
      expect([200, 404], `${call.key} ${JSON.stringify(question)}`).toContain(answer.status);
      if (answer.status !== 200) break;
      const body = answer.envelope.body as Paged;
      facts.push(...call.facts(body, input as Record<string, unknown>));
      const { rows, total } = body;
      const pageSize = (input as { pageSize?: number }).pageSize;
      if (rows === undefined || total === undefined || pageSize === undefined) break;
      if (rows.length < pageSize) {
        // The number of all tells no more than the rows do.
        expect(total, `${call.key} total`).toBe((pageNo - 1) * pageSize + rows.length);
        break;
      }
    }
  }
  const byPair = Map.groupBy(facts, ({ city, medium }) => pairOf(city, medium));
  return new Map(
    [...byPair].map(([pair, own]) => [pair, [...new Set(own.map(({ text }) => text))].toSorted()]),
  );
}

describe.each(scopedCalls)('$key', (call) => {
  test('each profile is told what the administrator is told of the pairs granted, and nothing else', async () => {
    const whole = await told(call, { as: 'admin' });
    const pairs = worldCities.flatMap((city) => worldMedia.map((medium) => ({ city, medium })));
    // The question is about something: the administrator sees rows, in more than one city.
    expect(pairs.filter(({ city, medium }) => whole.has(pairOf(city, medium))).length).toBeGreaterThan(1);
    for (const profile of Object.keys(dataProfiles)) {
      const seen = await told(call, { as: await world.userOf(profile, call.group) });
      for (const { city, medium } of pairs) {
        const pair = pairOf(city, medium);
        const expected = covers(profile, city, medium) ? (whole.get(pair) ?? []) : [];
        expect({ profile, pair, told: seen.get(pair) ?? [] }).toEqual({ profile, pair, told: expected });
        comparisons += 1;
        seen.delete(pair);
      }
      const outside = [...seen.keys()].filter((pair) => {
        const [city, medium] = pair.split(' × ');
        return !covers(profile, city!, Number(medium));
      });
      expect({ profile, outside }).toEqual({ profile, outside: [] });
    }
  });
});

test('enough pairs were compared', () => {
  expect(comparisons).toBeGreaterThanOrEqual(6000);
});
