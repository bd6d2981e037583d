import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { outdatedLists } from './generate-calls.mjs';

const contract = 'packages/contract/src';
const api = 'apps/server/src/api';
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'ooh-calls-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ [`${contract}/a.ts`]: '', [`${api}/a.ts`]: '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const declares = (name: string, path: string, prefix = '') =>
  `export const ${name} = endpoint({\n  method: 'GET',\n${prefix}  path: '${path}',\n});\n`;
const answers = (name: string, key: string) =>
  `export const ${name}: Handler<'${key}'> = async () => ({});\n`;

/** The lists that a folder should have, without those that are up to date. */
const lists = (root: string) => Object.fromEntries(outdatedLists(root)) as Record<string, string>;

test('a call is two files, listed by its key, regardless of other sources and tests in the folder', () => {
  const root = folderWith({
    [`${contract}/v1/echo.ts`]: declares('echo', 'echo', "  prefix: 'v1',\n"),
    [`${contract}/common/list.ts`]: declares('getList', 'common/list/{id}'),
    [`${contract}/v1/echo.test.ts`]: declares('notACall', 'nothing'),
    [`${api}/v1/echo.ts`]: answers('answerEcho', 'v1/echo'),
    [`${api}/common/list.ts`]: answers('answerList', 'common/list/{id}'),
  });
  const made = lists(root);
  expect(made[`${contract}/registry.gen.ts`])
    .toBe(`// Written by \`npm run calls\` from the files of the calls.
import { getList } from './common/list.ts';
import { echo } from './v1/echo.ts';

/** Every call that the service answers, by path; our own calls start with v1/. */
export const registry = {
  'common/list/{id}': getList,
  'v1/echo': echo,
} as const;
`);
  expect(made[`${api}/handlers.gen.ts`]).toContain("'v1/echo': answerEcho,");
  for (const [file, text] of Object.entries(made)) writeFileSync(join(root, file), text);
  expect(lists(root)).toEqual({});
});

test('a call without a handler is left out of the handlers, a handler without a call is refused', () => {
  const echo = { [`${contract}/v1/echo.ts`]: declares('echo', 'echo', "  prefix: 'v1',\n") };
  expect(lists(folderWith(echo))[`${api}/handlers.gen.ts`]).not.toContain('v1/echo');
  const stray = folderWith({ [`${api}/v1/stray.ts`]: answers('stray', 'v1/stray') });
  expect(() => lists(stray)).toThrow('no call is declared for v1/stray.ts');
});

test('two calls in one file, or two of one name, are refused', () => {
  const two = folderWith({ [`${contract}/a.ts`]: declares('a', 'a') + declares('b', 'b') });
  expect(() => lists(two)).toThrow('a.ts: 2 of');
  const same = folderWith({
    [`${contract}/v1/a.ts`]: declares('same', 'a'),
    [`${contract}/v1/b.ts`]: declares('same', 'b'),
  });
  expect(() => lists(same)).toThrow('more than one call exports same');
});
