import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { Plugin } from 'vite';

const moduleId = 'virtual:call-table';

/**
 * Serves `virtual:call-table`: for every call of the contract its method, URL template and kind.
 * The browser needs no more than that at run time, so schemas and examples stay out of the bundle.
 */
export function callTable(registry: Readonly<Record<string, Endpoint>>): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => {
      if (id !== `\0${moduleId}`) return undefined;
      const rows = Object.entries(registry).map(([key, call]) => [
        key,
        [call.method, urlTemplateOf(call), call.kind],
      ]);
      return `export const callTable = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
