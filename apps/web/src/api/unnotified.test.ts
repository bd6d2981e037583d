import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
const reachOfReason = 8;

/** Lines of calls whose failure is not notified and that have no comment above them saying why. */
function unexplained(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.includes('unnotified: true')) return [];
    const above = lines.slice(Math.max(0, index - reachOfReason), index);
    return above.some((other) => other.trimStart().startsWith('// Unnotified: ')) ? [] : [line.trim()];
  });
}

test('every failed request is notified, or a comment says why nobody need be told', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      unexplained(readFileSync(new URL(path, source), 'utf8')).map((line) => `${path}: ${line}`),
    );
  expect(found).toEqual([]);
});

test('a call that is silent without a reason is found', () => {
  const silent = "const { data } = useCall('a/b', {}, { unnotified: true });";
  expect(unexplained(silent)).toEqual([silent]);
  expect(unexplained(`// Unnotified: a picture stays as it was.\n${silent}`)).toEqual([]);
});
