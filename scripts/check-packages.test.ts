import { expect, test } from 'vitest';
import { faultsOf } from './check-packages.mjs';

const good = { integrity: 'sha512-abc', license: 'MIT' };

test('a package without its hash, from elsewhere, or with another licence is named', () => {
  const packages = {
    '': { name: 'ooh-planner' },
    'apps/server': { name: '@ooh/server' },
    'node_modules/@ooh/server': { link: true },
    'node_modules/good': good,
    'node_modules/good/node_modules/from': {
      ...good,
      resolved: 'https://registry.npmjs.org/from/-/from-1.tgz',
    },
    'node_modules/bare': { license: 'MIT' },
    'node_modules/weak': { ...good, integrity: 'sha1-abc' },
    'node_modules/git': { ...good, resolved: 'git+ssh://git@example.com/x.git' },
    'node_modules/closed': { ...good, license: 'GPL-3.0-only' },
    'node_modules/none': { integrity: 'sha512-abc' },
  };
  expect(faultsOf({ packages })).toEqual([
    'node_modules/bare: no SHA-512 of its content',
    'node_modules/weak: no SHA-512 of its content',
    'node_modules/git: not from the registry: git+ssh://git@example.com/x.git',
    'node_modules/closed: licence GPL-3.0-only',
    'node_modules/none: licence unknown',
  ]);
});
