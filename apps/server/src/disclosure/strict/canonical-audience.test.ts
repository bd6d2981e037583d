import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { systemCrowds } from '@ooh/contract/domain/system-crowds';
import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { meantAudience } from './canonical-audience.ts';

type Groups = TargetAudience['groups'];
type Join = Groups[number]['join'];
const joins: readonly Join[] = ['and', 'or', 'minus'];

/** 性别 and 年龄 are exclusive, 兴趣 are not. */
const labels = [101, 102, 113, 114, 401, 402];
const persons: ReadonlySet<number>[] = [0, 101, 102].flatMap((gender) =>
  [0, 113, 114].flatMap((age) =>
    [[], [401], [402], [401, 402]].map((interests) => new Set([gender, age, ...interests])),
  ),
);

const joined = (how: Join, sum: boolean, part: boolean) =>
  how === 'and' ? sum && part : how === 'or' ? sum || part : sum && !part;

function holds(groups: Groups, person: ReadonlySet<number>): boolean {
  const all = <Part extends { readonly join: Join }>(parts: readonly Part[], of: (part: Part) => boolean) =>
    parts.reduce((sum, part, at) => (at === 0 ? of(part) : joined(part.join, sum, of(part))), true);
  return all(groups, ({ conditions }) =>
    all(conditions, ({ labelIds }) => labelIds.some((label) => person.has(label))),
  );
}

test('two rules have one meaning exactly when they hold for the same possible persons', () => {
  const random = seededRandom(11);
  const pick = <Value>(values: readonly Value[]) => values[random.below(values.length)];
  const times = <Value>(count: number, of: () => Value) => Array.from({ length: count }, of);
  const meanings = new Map<string, string>();
  const people = new Map<string, string>();
  for (let at = 0; at < 20_000; at++) {
    const groups: Groups = times(random.below(4), () => ({
      join: pick(joins),
      conditions: times(1 + random.below(3), () => ({
        join: pick(joins),
        labelIds: times(1 + random.below(3), () => pick(labels)),
      })),
    }));
    const meaning = meantAudience({ groups });
    const held = persons.map((person) => Number(holds(groups, person))).join('');
    expect(meanings.get(held) ?? meaning).toBe(meaning);
    expect(people.get(meaning) ?? held).toBe(held);
    meanings.set(held, meaning);
    people.set(meaning, held);
  }
  expect(meanings.size).toBeGreaterThan(300);
});

test('a crowd of the platform means its rule, another pack itself', () => {
  const [crowd] = systemCrowds;
  expect(meantAudience({ groups: [], packId: crowd.packId })).toBe(
    meantAudience({ groups: [...crowd.groups] }),
  );
  const pack = meantAudience({ groups: [], packId: 'p', packEdition: 1 });
  expect(pack).not.toBe(meantAudience({ groups: [] }));
  expect(pack).not.toBe(meantAudience({ groups: [], packId: 'p', packEdition: 2 }));
});

test('the largest rule that a request may hold is compared in time', () => {
  const random = seededRandom(3);
  const groups: Groups = Array.from({ length: 5 }, (_, group) => ({
    join: joins[group % 3],
    conditions: Array.from({ length: 4 }, (_one, at) => ({
      join: joins[at % 3],
      labelIds: Array.from({ length: 100 }, () => 1 + random.below(1_000_000)),
    })),
  }));
  const began = performance.now();
  expect(meantAudience({ groups })).toBe(meantAudience({ groups: structuredClone(groups) }));
  expect(performance.now() - began).toBeLessThan(5000);
});
