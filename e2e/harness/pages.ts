import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folder of the built pages; `WEB_DIR` names pages built elsewhere. */
export const pagesFolder =
  process.env['WEB_DIR'] ?? fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Builds the pages if they are older than their sources. */
export function ensurePages(): void {
  if (process.env['WEB_DIR']) return;
  const script = fileURLToPath(new URL('../../scripts/ensure.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the pages could not be built: ${run.stdout}${run.stderr}`);
}
