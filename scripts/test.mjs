// npm test: the checks, then every test. The last line is `N passed, N failed`.
//   npm test -- <vitest arguments>   runs a part, without the checks
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules', '.bin', 'node');
const chosen = process.argv.slice(2);

let passed = 0;
const failures = [];

function run(args) {
  return (
    spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } })
      .status ?? 1
  );
}

function runChecks() {
  if (run(['scripts/check.mjs']) === 0) passed += 1;
  else failures.push('npm run check');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// A file that cannot be loaded has no tests to count, and an error outside every test fails the run alone.
function countSuite(suite) {
  const before = failures.length;
  for (const test of suite.assertionResults) {
    if (test.status === 'passed') passed += 1;
    if (test.status === 'failed') failures.push(`${relative(root, suite.name)} > ${test.fullName}`);
  }
  if (suite.status === 'failed' && failures.length === before)
    failures.push(`${relative(root, suite.name)} (file)`);
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'ooh-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen]);
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  if (report === undefined) failures.push('vitest (no report)');
  else report.testResults.forEach(countSuite);
  if (status !== 0 && failures.length === 0) failures.push('vitest (error outside the tests)');
}

if (chosen.length === 0) runChecks();
runTests();
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
