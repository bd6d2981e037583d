import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionName, detailText } from './audit-words.ts';

const server = new URL('../../../../../server/src/', import.meta.url);

/** What the server writes into the log, read from its sources. */
function recordedActions(): string[] {
  const files = globSync('**/*.ts', { cwd: server }).filter((name) => !name.endsWith('.test.ts'));
  const found = files.flatMap((name) =>
    [...readFileSync(new URL(name, server), 'utf8').matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].map(
      ([, action]) => action!,
    ),
  );
  return [...new Set(found)];
}

test('every action that the server records has a Chinese name', () => {
  const actions = recordedActions();
  expect(actions).toContain('session.sign-in');
  expect(actions.filter((action) => !/\p{Script=Han}/u.test(actionName(action)))).toEqual([]);
});

test('what an entry holds is told by name; lists are left to the whole entry', () => {
  expect(detailText({ orderId: 'a1', leftOut: 0, unitKeys: ['x'], seed: 7 })).toBe(
    '订单：a1，此前未逐条记录：0，seed：7',
  );
});
