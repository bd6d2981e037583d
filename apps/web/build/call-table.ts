import { readersOf } from '@ooh/contract/core/subject';
import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { Plugin } from 'vite';
import { urlFromKey } from '../src/api/url-from-key.ts';

const moduleId = 'virtual:call-table';

/** The calls of a contract as the browser needs them: only what does not follow from a call's key. */
function callTableOf(registry: Readonly<Record<string, Endpoint>>) {
  const calls = Object.entries(registry);
  const keysOf = (wanted: Endpoint['method']) =>
    calls.flatMap(([key, { method }]) => (method === wanted ? [key] : [])).join(' ');
  const methods = { POST: keysOf('POST'), PUT: keysOf('PUT'), DELETE: keysOf('DELETE') };
  const urls = Object.fromEntries(
    calls.flatMap(([key, call]) =>
      urlTemplateOf(call) === urlFromKey(key) ? [] : [[key, urlTemplateOf(call)]],
    ),
  );
  const changing = calls.filter(([, { changes = [] }]) => changes.length > 0);
  // By what they change: many calls change the same.
  const changers = Object.fromEntries(
    [...Map.groupBy(changing, ([, { changes = [] }]) => changes.join(' '))].map(([subjects, group]) => [
      subjects,
      group.map(([key]) => key).join(' '),
    ]),
  );
  const readers = Object.fromEntries(
    [...readersOf(registry)].map(([subject, keys]) => [subject, keys.join(' ')]),
  );
  return { methods, urls, changers, readers };
}

/**
 * Serves `virtual:call-table`: the methods of the contract's calls, the URLs that are not those of their keys, and which
 * calls make the answers of which others stale.
 * The browser needs no more than that at run time, so schemas and examples stay out of the bundle.
 */
export function callTable(registry: Readonly<Record<string, Endpoint>>): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const tables = Object.entries(callTableOf(registry)).map(
        ([name, table]) => `export const ${name} = ${JSON.stringify(table)};`,
      );
      return `${tables.join(' ')} export const changes = Object.fromEntries(Object.entries(changers).flatMap(([subjects, keys]) => keys.split(' ').map((key) => [key, subjects])));`;
    },
  };
}
