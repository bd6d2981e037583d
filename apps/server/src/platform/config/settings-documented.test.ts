import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from './config.ts';

const textOf = (file: string) => readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

/** Names in the first cells of a document's tables. */
const documented = (file: string): string[] =>
  [...textOf(file).matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)[^`]*`/g)].map(([, name]) => name),
  );

test('every setting is documented once, and nothing else is', () => {
  const names = [...documented('README.md'), ...documented('docs/settings.md')];
  expect(names.toSorted()).toEqual([...settingNames].toSorted());
});
