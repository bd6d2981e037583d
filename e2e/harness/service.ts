import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../apps/server/src/context.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import {
  processPassword,
  startProcess,
  temporaryFolder,
} from '../../apps/server/src/testing/service-process.ts';
import { copySmallShenzhen } from './walk-folder.ts';

/** Password of the demonstration accounts in every walk. */
export const walkPassword = processPassword;

/** The real service on its own data folder, serving the built pages. */
export interface WalkedService {
  readonly url: string;
  /** What the service wrote to its console. */
  readonly output: () => string;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /**
   * `demo`: the demonstration of the first start, Shenzhen with 200,000 persons. `small-shenzhen`: brands and a
   * Shenzhen with few persons. Default: accounts only.
   */
  readonly data?: 'demo' | 'small-shenzhen' | 'none';
  /** Adds to the stores before the service starts. */
  readonly prepare?: (context: Context) => Promise<void>;
}

let isBuilt = false;

/** Builds the pages if they are older than their sources; `WEB_DIR` names pages built elsewhere. Gives their folder. */
export function ensurePages(): string {
  const folder = process.env['WEB_DIR'] ?? fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
  if (isBuilt || process.env['WEB_DIR']) return folder;
  const script = fileURLToPath(new URL('../../scripts/ensure.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the pages could not be built: ${run.stdout}${run.stderr}`);
  isBuilt = true;
  return folder;
}

/** Starts the service; `stop` in afterAll. */
export async function startService({ data = 'none', prepare }: ServiceOptions = {}): Promise<WalkedService> {
  ensurePages();
  const folder = await temporaryFolder();
  try {
    if (data === 'small-shenzhen') await copySmallShenzhen(folder.path);
    if (prepare) await prepareFolder(folder.path, prepare);
    const webDir = process.env['WEB_DIR'];
    const service = await startProcess(folder.path, {
      DEMO_DATA: data === 'demo' ? 'city' : 'none',
      ...(webDir ? { WEB_DIR: webDir } : {}),
    });
    return {
      url: service.url,
      output: service.output,
      async stop() {
        await service.end('SIGTERM');
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
