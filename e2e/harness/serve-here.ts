import { serve } from '../../apps/server/src/app/serve.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { processPassword } from '../../apps/server/src/testing/service-process.ts';
import type { Stores } from '../../apps/server/src/testing/test-stores.ts';

const quiet = { progress: () => undefined, waiting: () => undefined };

/**
 * The service as it starts, in this process: a process of its own would load and compile all its modules again. Its
 * errors are written to the console of the tests.
 */
export async function serveHere(
  stores: Stores,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const settings = {
    PORT: '0',
    DEMO_DATA: 'none',
    DEMO_PASSWORD: processPassword,
    LOGINS_PER_MINUTE: '1000000',
    ...stores.env,
    ...env,
  };
  const config = readConfig(settings, '0.0.0-test');
  return serve(config, process.env['PATH'] ?? '', quiet);
}
