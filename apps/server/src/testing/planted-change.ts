import { registerHooks } from 'node:module';

/**
 * Preloaded into a service under test (`--import`), with its threads: replaces one text in one module, as somebody who
 * changed a rule at its one place would have. PLANTED_CHANGE is JSON: [end of the module's address, before, after].
 */
const [moduleEnd, before, after] = JSON.parse(process.env['PLANTED_CHANGE']!) as [string, string, string];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(moduleEnd)) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
    if (!source.includes(before)) throw new Error(`${moduleEnd} does not say: ${before}`);
    return { ...loaded, source: source.replace(before, after) };
  },
});
