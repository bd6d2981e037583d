import { readFileSync } from 'node:fs';

/** As in package.json. */
export const { version: productVersion } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
