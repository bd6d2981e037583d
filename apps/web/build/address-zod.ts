import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const mark = '?address';
const home = /\/src\/ui\/address\/[\w-]+\.ts$/;

/**
 * Gives the readers of addresses a copy of zod of their own. They start with every page, while forms bring most of zod
 * later; of one copy for both, a bundler would put all that either uses into the entry.
 */
export function addressZod(): Plugin {
  return {
    name: 'address-zod',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isCopy = importer?.endsWith(mark) === true;
      if (!isCopy && !(source === 'zod/mini' && home.test(importer ?? ''))) return undefined;
      const found = await this.resolve(source, importer?.replace(mark, ''), { skipSelf: true });
      return found && { id: `${found.id}${mark}`, moduleSideEffects: false };
    },
    load: (id) => (id.endsWith(mark) ? readFileSync(id.slice(0, -mark.length), 'utf8') : undefined),
  };
}
