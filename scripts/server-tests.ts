import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'apps/server/src';

/** Modules that open stores or start processes. */
const openers =
  /\bfrom '(?:node:child_process|[^']*\/(?:storage\/[^']*|testing\/(?:test-service|library-service|prepare-folder|service-process))\.ts)'/;

export interface ServerTests {
  /** Run among the unit tests. */
  readonly pure: readonly string[];
  readonly withService: readonly string[];
}

/** The server's test files by what they need: one that imports an opener, or tests the stores, needs a service. */
export function serverTests(root: string): ServerTests {
  const pure: string[] = [];
  const withService: string[] = [];
  for (const file of globSync(`${folder}/**/*.test.ts`, { cwd: root }).sort()) {
    const isOfStores = file.startsWith(`${folder}/platform/storage/`);
    const needsService = isOfStores || openers.test(readFileSync(join(root, file), 'utf8'));
    (needsService ? withService : pure).push(file);
  }
  return { pure, withService };
}
