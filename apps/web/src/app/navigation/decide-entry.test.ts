import { expect, test } from 'vitest';
import { decideEntry } from './decide-entry.ts';

const open = { noAuth: true };
const guarded = {};
const nobody = { hasToken: false, hasPermission: false };
const fresh = { hasToken: true, hasPermission: false };
const known = { hasToken: true, hasPermission: true };

test.each([
  [
    'a guarded page without a token',
    guarded,
    nobody,
    { kind: 'sign-in', redirect: '/media?city=440300#map' },
  ],
  ['a public page without a token', open, nobody, { kind: 'enter' }],
  ['a guarded page with a token, first time', guarded, fresh, { kind: 'load-user-info' }],
  ['a guarded page with a token, later', guarded, known, { kind: 'enter' }],
  ['a public page with a token, first time', open, fresh, { kind: 'load-user-info' }],
] as const)('%s', (_, metadata, session, entry) => {
  expect(decideEntry(metadata, session, '/media?city=440300#map')).toEqual(entry);
});
