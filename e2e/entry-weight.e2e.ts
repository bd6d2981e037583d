import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pagesFolder } from './harness/pages.ts';
import { tell } from './harness/tell.ts';

/** JavaScript that the browser loads before any screen, gzip. */
const entryBytes = 180_000;

/** Texts that every build of the map and chart libraries contains. */
const heavyMarks = { map: 'maplibregl-', chart: '__zr_normal__' };

const codeOf = (name: string) => readFileSync(join(pagesFolder, 'assets', name), 'utf8');

/** Scripts named in the page: the entry and all its imports. */
function entryScripts(): string[] {
  const page = readFileSync(join(pagesFolder, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
}

/** A script and all its static imports, without those loaded later. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next] of codeOf(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(next, found);
  return found;
}

const scripts = () =>
  readdirSync(join(pagesFolder, 'assets')).filter((name) => name.endsWith('.js') && !name.includes('worker'));

test('the entry weighs at most 180 kB', () => {
  const named = entryScripts();
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named.flatMap((name) => [...withImports(name)]))).toEqual(new Set(named));
  const bytes = named.reduce((sum, name) => sum + gzipSync(codeOf(name), { level: 9 }).length, 0);
  tell(`entry: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzip, in ${named.length} files`);
  expect(bytes).toBeLessThanOrEqual(entryBytes);
});

test.each(Object.entries(heavyMarks))('code of a %s comes only when a screen draws one', (_what, mark) => {
  const carriers = scripts().filter((name) => codeOf(name).includes(mark));
  expect(carriers.length).toBeGreaterThan(0);
  // No script that imports such a library may be loaded with the entry or with a route.
  const drawn = scripts().filter((name) => [...withImports(name)].some((part) => carriers.includes(part)));
  const entry = entryScripts();
  expect(entry.filter((name) => drawn.includes(name))).toEqual([]);
  const asked = [...codeOf(entry[0]).matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g)].map(
    ([, name]) => name,
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => drawn.includes(name))).toEqual([]);
});
