// npm run check: format, lint, types, arrows, unused code. Stops at the end with every failing step named.
import { spawnSync } from 'node:child_process';

const steps = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['types: packages', 'tsc', ['-p', 'packages/tsconfig.json']],
  ['types: server and tests', 'tsc', ['-p', 'tsconfig.json']],
  ['types: web', 'tsc', ['-p', 'apps/web/tsconfig.json']],
  ['types: browser walks', 'tsc', ['-p', 'e2e/tsconfig.json']],
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['unused code', 'knip', ['--no-progress']],
];

const failed = [];
for (const [name, command, args] of steps) {
  const started = performance.now();
  const run = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const ok = run.status === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) {
    failed.push(name);
    console.log((run.stdout ?? '') + (run.stderr ?? '') + (run.error ? String(run.error) : ''));
  }
}
if (failed.length > 0) {
  console.log(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
