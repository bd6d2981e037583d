import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://plan.example';

test.each(['/', '/marketing', '/marketing/smart-select/plan-bus?planId=p-1&city=440300#map'])(
  'a path of this site is kept: %s',
  (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  42,
  '',
  'marketing',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?redirect=/login',
  '/x/../login',
])('anything else leads home: %j', (requested) => {
  expect(safeRedirect(requested, origin)).toBe('/');
});
