import { registerJobKinds } from '../app/job-kinds.ts';
import { followEveryRelease } from '../app/follow-every-release.ts';
import { openContext } from '../app/open-context.ts';
import { createLogger } from '../app/serve.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Context } from '../context.ts';
import { ensureFirstAccounts } from '../demo/first-accounts.ts';
import { processPassword } from './service-process.ts';

/** Fills the stores of a data folder before a service starts on it. Accounts are made first. */
export async function prepareFolder(
  dataDir: string,
  prepare: (context: Context) => Promise<unknown>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const config = readConfig(
    { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_PASSWORD: processPassword, ...env },
    '0.0.0-test',
  );
  const { context, close } = await openContext(config, createLogger('fatal'), process.env['PATH'] ?? '');
  try {
    registerJobKinds(context.jobs);
    followEveryRelease(context);
    await ensureFirstAccounts(context);
    await prepare(context);
  } finally {
    await close();
  }
}
