// npm test: the tests, and the checks in parallel. The last line is `N passed, N failed`.
// Files of details take turns: a run takes the turn of its commit, or the one that OOH_TEST_TURN names (0 is the first).
//   npm test -- <vitest arguments>   runs a part, without the checks
//   npm run test:all                 all variants of which `npm test` runs a sample, and the long fuzz
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restingFiles, turnOfCheckout, turns } from './turns.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules', '.bin', 'node');
const given = process.argv.slice(2);
const isWhole = given.includes('--all');
const chosen = given.filter((argument) => argument !== '--all');
const takesTurns = !isWhole && chosen.length === 0;
const turn = Number(process.env.OOH_TEST_TURN ?? turnOfCheckout(root));
if (!(turn >= 0 && turn < turns && Number.isInteger(turn)))
  throw new Error(`OOH_TEST_TURN must be a whole number from 0 to ${turns - 1}`);

let passed = 0;
const failures = [];

/** Runs a program of the checkout; its output is shown, or kept to be shown later. */
function run(args, stdio) {
  const env = { ...process.env, FORCE_COLOR: '0' };
  delete env.OOH_TEST_TURN;
  if (takesTurns) env.OOH_TEST_TURN = `${turn}/${turns}`;
  if (isWhole) env.OOH_TEST_ALL = '1';
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio });
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => resolve({ ok: false, said: said + String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// A test without an end died with its process. A file that cannot be loaded has no tests to count.
function countSuite(suite) {
  const before = failures.length;
  for (const test of suite.assertionResults) {
    if (test.status === 'passed') passed += 1;
    if (test.status === 'failed' || test.status === 'pending')
      failures.push(`${relative(root, suite.name)} > ${test.fullName}`);
  }
  if (suite.status === 'failed' && failures.length === before)
    failures.push(`${relative(root, suite.name)} (file)`);
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'ooh-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen], 'inherit');
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  if (report === undefined) failures.push('vitest (no report)');
  else report.testResults.forEach(countSuite);
  // An error outside a test also fails the run.
  if (!ok && failures.length === 0) failures.push('vitest (error outside the tests)');
}

const checking = chosen.length === 0 ? run(['scripts/check.mjs', '--beside'], 'pipe') : null;
await runTests();
if (checking !== null) {
  const { ok, said } = await checking;
  console.log(`\n${said}`);
  if (ok) passed += 1;
  else failures.push('npm run check');
}
if (isWhole && chosen.length === 0) {
  const { ok } = await run(['apps/server/src/commands/fuzz.ts'], 'inherit');
  if (ok) passed += 1;
  else failures.push('npm run fuzz');
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`);
if (takesTurns)
  console.log(
    `Turn ${turn + 1} of ${turns}: ${restingFiles(turn).length} test files rest (npm run test:all runs every file)`,
  );
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
