import type { Context } from '../../apps/server/src/context.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import {
  processPassword,
  startProcess,
  temporaryFolder,
} from '../../apps/server/src/testing/service-process.ts';
import { emptyStores, temporaryStores } from '../../apps/server/src/testing/test-stores.ts';
import { serveHere } from './serve-here.ts';
import { copyPlannedShenzhen, copySmallShenzhen } from './small-shenzhen.ts';

/** Password of the demonstration accounts in every journey. */
export const journeyPassword = processPassword;

/** The real service on its own stores, serving the built pages. */
export interface JourneyService {
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /**
   * `demo`: the demonstration of the first start, Shenzhen with 200,000 persons, in a process and on a PostgreSQL of
   * its own. `small-shenzhen`: brands and a Shenzhen with few persons. `planned-shenzhen`: this with a computed bus
   * plan, see `plannedId`. Default: accounts only.
   */
  readonly data?: 'demo' | 'small-shenzhen' | 'planned-shenzhen' | 'none';
  /** Adds to the stores before the service starts. */
  readonly prepare?: (context: Context) => Promise<void>;
  /** Settings of the service. */
  readonly env?: Readonly<Record<string, string>>;
}

const fills = {
  none: emptyStores,
  'small-shenzhen': copySmallShenzhen,
  'planned-shenzhen': copyPlannedShenzhen,
};

async function startOnDemo(env: Readonly<Record<string, string>>): Promise<JourneyService> {
  const folder = await temporaryFolder();
  try {
    const { url, end } = await startProcess(folder.path, { DEMO_DATA: 'city', ...env });
    return {
      url,
      async stop() {
        await end('SIGTERM');
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** Starts the service; `stop` in afterAll. */
export async function startService({
  data = 'none',
  prepare,
  env: settings = {},
}: ServiceOptions = {}): Promise<JourneyService> {
  const webDir = process.env['WEB_DIR'];
  const env = { ...(webDir ? { WEB_DIR: webDir } : {}), ...settings };
  if (data === 'demo') return startOnDemo(env);
  const stores = await temporaryStores();
  try {
    await fills[data](stores);
    if (prepare) await prepareFolder(stores.folder, prepare, stores.env);
    const service = await serveHere(stores, env);
    return {
      url: service.url,
      async stop() {
        await service.stop();
        await stores.remove();
      },
    };
  } catch (error) {
    await stores.remove();
    throw error;
  }
}
