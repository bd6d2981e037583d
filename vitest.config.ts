import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { openRunFolder } from './scripts/run-folder.ts';
import { serverTests } from './scripts/server-tests.ts';
import { restingFiles } from './scripts/turns.mjs';

// Workers, their threads and the services that they start compile the same modules: once is enough.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
enableCompileCache();

// Databases, folders of services and profiles of browsers.
process.env['TMPDIR'] = process.env['OOH_RUN_FOLDER'] ??= openRunFolder();

/** Files that take longest, the longest of a project first: begun last, one would run on alone. */
const longest = [
  'api/every-endpoint-data.test.ts',
  'api/every-endpoint-stripped.test.ts',
  'src/main.test.ts',
  'src/crash.test.ts',
  'src/one-place-a-rule.test.ts',
  'api/every-endpoint-difference.test.ts',
  'commands/import.test.ts',
  'backup/backup.test.ts',
  'imports/mutations-damage.test.ts',
  'api/every-endpoint-permission.test.ts',
  'plan/foreign-ids.test.ts',
  'api/every-endpoint.test.ts',
  'defence/defence.test.ts',
  'demo/demo-as-run.test.ts',
  'simulation/panel.test.ts',
  'imports/mutations-writings.test.ts',
  'backup/kept-folder.test.ts',
  'src/least-purchase.test.ts',
  'e2e/screens.e2e.ts',
  'e2e/main-job.e2e.ts',
  'e2e/keyboard.e2e.ts',
  'e2e/smart-select.e2e.ts',
  'e2e/order-views.e2e.ts',
  'e2e/map-workbench.e2e.ts',
  'e2e/order-deliverables.e2e.ts',
  'e2e/order-discount.e2e.ts',
  'e2e/base-maps.e2e.ts',
  'e2e/order-media.e2e.ts',
  'e2e/card-states.e2e.ts',
  'e2e/order-conflicts.e2e.ts',
  'e2e/order-expiry.e2e.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      longest.findIndex((file) => moduleId.endsWith(file)) + 1 || longest.length + 1;
    const sorted = await super.sort(files);
    const kinds = Map.groupBy(sorted, ({ project }) => project.name);
    return [...kinds.values()].flatMap((kind) => kind.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** Left to other turns of `npm test`. */
const turn = process.env['OOH_TEST_TURN'];
const exclude = [
  '**/node_modules/**',
  ...(turn === undefined ? [] : restingFiles(Number.parseInt(turn, 10))),
];

const { pure, withService } = serverTests(fileURLToPath(new URL('.', import.meta.url)));

// Files of one worker share its modules, already loaded and compiled (isolate: false). So a test leaves nothing behind
// in a module or in the process; stores and folders are each file's own.
const shared = {
  isolate: false,
  pool: 'forks',
  exclude,
  maxWorkers: 2,
  // What comes about in a moment takes many of them on a machine with other work.
  expect: { poll: { timeout: 30_000 } },
} as const;

// What runs on the server is loaded as the service loads it, by Node itself.
const asServed = { experimental: { viteModuleRunner: false } } as const;

// Unit tests stand beside their file; API and storage tests beside the server; browser tests under e2e/.
// One kind after the other: a browser test that waits for a plan shall not wait for unit tests.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'e2e/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            ...pure,
          ],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          ...asServed,
          // Two processors: tests that wait for databases and processes leave them to others.
          maxWorkers: 4,
          name: 'server',
          sequence: { groupOrder: 1 },
          include: [...withService],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          // A world of several cities is seeded beside two other workers.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...shared,
          ...asServed,
          // As with the server: a third of its time a test waits for frames, timers and answers.
          maxWorkers: 3,
          name: 'e2e',
          sequence: { groupOrder: 2 },
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts', 'e2e/harness/ready-pages.ts'],
          maxConcurrency: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
