import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptySession, parsePersistedSession, toPersisted } from './persisted-session.ts';
import { storageKey } from './product-identity.ts';

const stored = { userName: 'planner', nickName: '李雷', avatar: null, token: 't', theme: 'dark' } as const;

test('exactly five fields are stored; permissions are not', () => {
  expect(toPersisted({ ...stored, dataRoleRequest: { secret: 1 } } as typeof stored)).toEqual(stored);
});

test('a stored session comes back', () => {
  expect(parsePersistedSession(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test.each([undefined, null, 'x', 7, [], { token: 5, theme: 'pink', userName: {}, avatar: 1 }, { token: '' }])(
  'an unreadable session %j is an empty one',
  (value) => {
    expect(parsePersistedSession(value)).toEqual(emptySession);
  },
);

test('the storage key names application and version, and the first-paint script reads the same one', () => {
  expect(storageKey('session')).toBe('ooh-planner@0.0.1/session');
  const script = readFileSync(new URL('../../build/first-paint.js', import.meta.url), 'utf8');
  expect(script).toContain(`'${storageKey('session')}'`);
});
