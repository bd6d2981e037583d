import type { Context } from '../../apps/server/src/context.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import {
  processPassword,
  startProcess,
  temporaryFolder,
} from '../../apps/server/src/testing/service-process.ts';
import { copyPlannedShenzhen, copySmallShenzhen } from './small-shenzhen.ts';

/** Password of the demonstration accounts in every journey. */
export const journeyPassword = processPassword;

/** The real service on its own data folder, serving the built pages. */
export interface JourneyService {
  readonly url: string;
  /** What the service wrote to its console. */
  readonly output: () => string;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /**
   * `demo`: the demonstration of the first start, Shenzhen with 200,000 persons. `small-shenzhen`: brands and a
   * Shenzhen with few persons. `planned-shenzhen`: this with a computed bus plan, see `plannedId`. Default: accounts only.
   */
  readonly data?: 'demo' | 'small-shenzhen' | 'planned-shenzhen' | 'none';
  /** Adds to the stores before the service starts. */
  readonly prepare?: (context: Context) => Promise<void>;
  /** Settings of the service. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the service; `stop` in afterAll. */
export async function startService({
  data = 'none',
  prepare,
  env,
}: ServiceOptions = {}): Promise<JourneyService> {
  const folder = await temporaryFolder();
  try {
    if (data === 'small-shenzhen') await copySmallShenzhen(folder.path);
    if (data === 'planned-shenzhen') await copyPlannedShenzhen(folder.path);
    if (prepare) await prepareFolder(folder.path, prepare);
    const webDir = process.env['WEB_DIR'];
    const service = await startProcess(folder.path, {
      DEMO_DATA: data === 'demo' ? 'city' : 'none',
      ...(webDir ? { WEB_DIR: webDir } : {}),
      ...env,
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
