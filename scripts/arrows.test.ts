import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { folderFaults } from './check-folders.mjs';

const product = dirname(dirname(fileURLToPath(import.meta.url)));
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A checkout with only these files and the product's rules and dependencies. */
function planted(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'ooh-arrows-'));
  roots.push(root);
  copyFileSync(join(product, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'));
  symlinkSync(join(product, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Names of the rules that a planted checkout breaks. */
function brokenRules(files: Readonly<Record<string, string>>): string[] {
  const cwd = planted({ 'packages/geo/src/point.ts': 'export const origin = 0;\n', ...files });
  const command = join(product, 'node_modules', '.bin', 'depcruise');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'];
  const { stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test('an import of a higher context, of another feature and of a walled vendor are each found', () => {
  const clean = {
    'apps/server/src/orders/order.ts':
      "import { plan } from '../planning/plan.ts';\nexport const order = plan;\n",
    'apps/server/src/planning/plan.ts': 'export const plan = 1;\n',
    'apps/web/src/features/order/list.ts': 'export const list = 1;\n',
    'apps/web/src/features/basket/basket.ts': 'export const basket = 1;\n',
  };
  expect(brokenRules(clean)).toEqual([]);
  expect(
    brokenRules({
      ...clean,
      'apps/server/src/planning/late.ts':
        "import { order } from '../orders/order.ts';\nexport const late = order;\n",
    }),
  ).toEqual(['planning-sees-no-higher-context']);
  expect(
    brokenRules({
      ...clean,
      'apps/web/src/features/basket/lists.ts':
        "import { list } from '../order/list.ts';\nexport const lists = list;\n",
    }),
  ).toEqual(['no-feature-imports-a-feature']);
  expect(
    brokenRules({ ...clean, 'apps/server/src/orders/store.ts': "import pg from 'pg';\nexport { pg };\n" }),
  ).toEqual(['postgres-walled']);
});

test('a cycle of folders is reported with the imports that form it; imports of types do not count', () => {
  const root = planted({
    'src/orders/a.ts': "import { b } from '../market/b.ts';\nexport const a = b;\n",
    'src/market/b.ts': 'export const b = 1;\n',
  });
  expect(folderFaults(join(root, 'src'))).toEqual([]);
  writeFileSync(
    join(root, 'src/market/b.ts'),
    "import type { a } from '../orders/a.ts';\nexport type A = typeof a;\nexport const b = 1;\n",
  );
  expect(folderFaults(join(root, 'src'))).toEqual([]);
  writeFileSync(join(root, 'src/market/b.ts'), "import { a } from '../orders/a.ts';\nexport const b = a;\n");
  const faults = folderFaults(join(root, 'src'));
  expect(faults[0]).toMatch(/orders → market → orders$|market → orders → market$/);
  expect(faults).toContain('    orders/a.ts → ../market/b.ts');
});

test('more than sixteen contexts are an error', () => {
  const files = Object.fromEntries(
    Array.from({ length: 17 }, (_, n) => [`src/context-${n}/a.ts`, 'export const a = 1;\n'] as const),
  );
  expect(folderFaults(join(planted(files), 'src'))).toEqual([
    expect.stringContaining('17 folders, at most 16'),
  ]);
});
