import { registerJobKinds } from '../app/job-kinds.ts';
import { openContext } from '../app/open-context.ts';
import { createLogger } from '../app/serve.ts';
import { readConfig } from '../config/config.ts';
import type { Context } from '../context.ts';
import { ensureFirstAccounts } from '../seed/first-accounts.ts';
import { followBrandListings } from '../brand/list-brands.ts';
import { followPostingReleases } from '../monitoring/undo-import.ts';
import { followPanels } from '../crowd-pack/follow-panels.ts';
import { followPackReleases } from '../crowd-pack/imported-packs.ts';
import { followInventoryReleases } from '../media-inventory/follow-inventory-releases.ts';
import { followMetro } from '../panel/passages-job.ts';
import { followReleases } from '../smart-select/follow-releases.ts';
import { processPassword } from './service-process.ts';

/** Fills the stores of a data folder before a service of another process starts on it. Accounts are made first. */
export async function prepareFolder(
  dataDir: string,
  prepare: (context: Context) => Promise<unknown>,
): Promise<void> {
  const config = readConfig(
    { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_PASSWORD: processPassword },
    '0.0.0-test',
  );
  const { context, close } = await openContext(config, createLogger('fatal'), process.env['PATH'] ?? '');
  try {
    registerJobKinds(context.jobs);
    followReleases(context);
    followInventoryReleases(context);
    followPanels(context);
    followPackReleases(context);
    followBrandListings(context);
    followPostingReleases(context);
    followMetro(context);
    await ensureFirstAccounts(context);
    await prepare(context);
  } finally {
    await close();
  }
}
