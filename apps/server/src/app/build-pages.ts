import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Builds the pages of the checkout, if they are stale, in a process of its own: stores are opened and filled meanwhile.
 * Rejects with the output of the build when it fails.
 */
export function buildPages(folder: string = checkout): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, ['scripts/ensure.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    build.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    build.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    build.on('error', reject);
    build.on('close', (code) => (code === 0 ? resolve() : reject(new PagesNotBuilt(said))));
  });
}

/** The pages could not be built; the message is what the build said. */
export class PagesNotBuilt extends Error {}
