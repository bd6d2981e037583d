// npm run check: lists of calls, format, lint, types, dependencies, unused code. Runs all steps and reports the failing ones.
//   --beside   one step at a time instead of two, to leave one processor for other work
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'tsc');
const atOnce = process.argv.includes('--beside') ? 1 : 2;

/** Incremental type check. Every further checker would infer the types that the first one knows again. */
const types = (name, project) => [
  `types: ${name}`,
  'tsc',
  [
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(cache, `${name.replaceAll(' ', '-')}.json`),
  ],
];

/** The steps share the processors: the compilers, written in Go, take one each and collect garbage less often. */
const env = { ...process.env, GOMAXPROCS: '1', GOGC: '800' };

// Long steps first, so that none runs alone at the end.
const steps = [
  types('server and tests', 'tsconfig.json'),
  types('browser tests', 'e2e/tsconfig.json'),
  types('web', 'apps/web/tsconfig.json'),
  types('packages', 'packages/tsconfig.json'),
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['unused code', 'knip', ['--no-progress']],
  ['format', 'oxfmt', ['--check', '.']],
  ['lists of calls', 'node', ['scripts/generate-calls.mjs', '--check']],
  ['folders', 'node', ['scripts/check-folders.mjs']],
  ['packages', 'node', ['scripts/check-packages.mjs']],
];

function runStep([name, command, args]) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const end = (ok) => resolve({ name, ok, said, seconds: (performance.now() - started) / 1000 });
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => {
      said += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Results are in the order of the steps. */
async function runSteps() {
  const results = steps.map(() => Promise.withResolvers());
  let next = 0;
  async function work() {
    while (next < steps.length) {
      const at = next++;
      results[at].resolve(await runStep(steps[at]));
    }
  }
  for (let worker = 0; worker < atOnce; worker++) void work();
  const failed = [];
  for (const { promise } of results) {
    const { name, ok, said, seconds } = await promise;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    if (ok) continue;
    failed.push(name);
    console.log(said);
  }
  return failed;
}

mkdirSync(cache, { recursive: true });
const failed = await runSteps();
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
