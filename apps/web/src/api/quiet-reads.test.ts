import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);

/** The text between a bracket that opens at an index and the one that closes it. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

/** Whether the failure of a read is used: as its error, or by whom the read is handed on to. */
function isShown(text: string, name: string, declared: string): boolean {
  if (name.startsWith('{')) return /\berror\b/.test(name);
  const others = text.replace(declared, '');
  return new RegExp(
    `\\b${name}\\??\\.error\\b|(?:\\.{3}|(?<![.\\w']))${name}\\b(?!\\??\\.|\\w|:|'| =|=)`,
  ).test(others);
}

/** Quiet reads of a file whose failure is neither shown nor excused by a comment, by call. */
function silentReads(text: string): string[] {
  const options = [...text.matchAll(/const (\w+) = \{[^}]*\bquiet: true/g)].map(([, name]) => name);
  const isQuiet = new RegExp(`\\bquiet\\b${options.map((name) => `|\\b${name}\\b`).join('')}`);
  return [...text.matchAll(/( *\/\/ [^\n]*\n)? *const (\{[^}]*\}|\w+) = useCall\(/g)].flatMap((found) => {
    const [whole, comment = '', name] = found;
    const input = bracketed(text, found.index + whole.length - 1);
    const isExcused = comment.trimStart().startsWith('// Quiet: ');
    if (!isQuiet.test(input) || isExcused || isShown(text, name, whole)) return [];
    return [/'([^']+)'/.exec(input)?.[1] ?? name];
  });
}

test('a read that fails is notified, or shown in place, or says why neither', () => {
  const silent = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      silentReads(readFileSync(new URL(path, source), 'utf8')).map((call) => `${path}: ${call}`),
    );
  expect(silent).toEqual([]);
});

test('a failure that nobody is told of is found, and one that is told of is not', () => {
  expect(silentReads("const { data } = useCall('a/b', {}, { quiet: true });")).toEqual(['a/b']);
  expect(silentReads("const found = useCall('a/b', {}, { quiet: true });\nreturn found.data;")).toEqual([
    'a/b',
  ]);
  expect(
    silentReads("const options = { quiet: true };\nconst { data } = useCall('a/b', {}, options);"),
  ).toEqual(['a/b']);
  for (const told of [
    "const { data } = useCall('a/b', {});",
    "const { data, error } = useCall('a/b', {}, { quiet: true });",
    "const found = useCall('a/b', {}, { quiet: true });\nreturn found.error;",
    "const found = useCall('a/b', {}, { quiet: true });\nreturn <Part {...found} />;",
    "// Quiet: a picture stays as it was.\nconst { data } = useCall('a/b', {}, { quiet: true });",
  ])
    expect(silentReads(told)).toEqual([]);
});
