// npm run calls: finds every call by its files and generates the lists of calls.
//   packages/contract/src/…/name.ts   declares a call: `export const x = endpoint({ … path: '…' … })`
//   apps/server/src/api/…/name.ts     answers it:      `export const x: Handler<'…'> = …`
//   node scripts/generate-calls.mjs [--check]   --check writes nothing and fails where a list is out of date
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const contractFolder = 'packages/contract/src';
const handlerFolder = 'apps/server/src/api';

/** A source whose form is not that of a call. */
class UnknownForm extends Error {
  name = 'UnknownForm';
}

function sourcesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(name))
    .sort();
}

function onlyMatch(text, pattern, file, what) {
  const found = [...text.matchAll(pattern)];
  if (found.length !== 1) throw new UnknownForm(`${file}: ${found.length} of ${what}, one is expected`);
  return found[0][1];
}

/** The calls that the contract's files declare: key of the registry, name of the export, path of the file. */
function declaredCalls(root) {
  const folder = join(root, contractFolder);
  return sourcesUnder(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!/^export const \w+ = endpoint\(/m.test(text)) return [];
    const name = onlyMatch(text, /^export const (\w+) = endpoint\(/gm, file, '`export const … = endpoint(`');
    const path = onlyMatch(text, /^ {2}path: '([^']+)',$/gm, file, "`path: '…',`");
    const isOwn = /^ {2}prefix: 'v1',$/m.test(text);
    return [{ key: isOwn ? `v1/${path}` : path, name, file }];
  });
}

/** The handler at the path of a call's declaration; undefined if there is none. */
function handlerAt(root, { file, key }) {
  const path = join(root, handlerFolder, file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const name = onlyMatch(text, /^export const (\w+): Handler</gm, path, '`export const …: Handler<`');
  return { key, name, file };
}

/** Handlers at paths where the contract declares nothing. */
function strayHandlers(root, calls) {
  const folder = join(root, handlerFolder);
  const declared = new Set(calls.map(({ file }) => file));
  return sourcesUnder(folder).filter(
    (file) =>
      !declared.has(file) && /^export const \w+: Handler</m.test(readFileSync(join(folder, file), 'utf8')),
  );
}

const head = '// Written by `npm run calls` from the files of the calls.\n';
const importsOf = (calls) => calls.map(({ name, file }) => `import { ${name} } from './${file}';\n`).join('');
const entriesOf = (calls) => calls.map(({ key, name }) => `  '${key}': ${name},\n`).join('');

function refuseSharedNames(calls) {
  const shared = calls.filter(({ name }, at) => calls.findIndex((other) => other.name === name) < at);
  if (shared.length > 0)
    throw new UnknownForm(`more than one call exports ${shared.map(({ name }) => name).join(', ')}`);
}

function listsOf(root) {
  const byKey = (a, b) => (a.key < b.key ? -1 : 1);
  const calls = declaredCalls(root).sort(byKey);
  const strays = strayHandlers(root, calls);
  if (strays.length > 0)
    throw new UnknownForm(`${handlerFolder}: no call is declared for ${strays.join(', ')}`);
  // A call without a handler is left out: then the list is not of the type that it claims.
  const handlers = calls.flatMap((call) => handlerAt(root, call) ?? []);
  refuseSharedNames(calls);
  refuseSharedNames(handlers);
  return {
    [`${contractFolder}/registry.gen.ts`]: `${head}${importsOf(calls)}
/** Every call that the service answers, by path; our own calls start with v1/. */
export const registry = {
${entriesOf(calls)}} as const;
`,
    [`${handlerFolder}/handlers.gen.ts`]: `${head}${importsOf(handlers)}import type { Handlers } from './handler.ts';

/** The handler of every call, by the registry's keys. */
export const handlers: Handlers = {
${entriesOf(handlers)}};
`,
  };
}

/** The lists whose file is out of date. */
export function outdatedLists(root) {
  return Object.entries(listsOf(root)).filter(
    ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const isCheck = process.argv.includes('--check');
  for (const [file, text] of outdatedLists(root)) {
    if (!isCheck) writeFileSync(join(root, file), text);
    console.log(isCheck ? `${file} is out of date: run npm run calls` : file);
    if (isCheck) process.exitCode = 1;
  }
}
