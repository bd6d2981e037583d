import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { seedSampleBrands } from '../../apps/server/src/reference/brand/brand-store.ts';
import { seedCity } from '../../apps/server/src/demo/seed-city.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { shenzhen } from './shenzhen.ts';

/** Few persons, for journeys where size does not matter. */
const persons = 6000;

async function makeSmallShenzhen(made: string): Promise<void> {
  const draft = `${made}.new`;
  try {
    await mkdir(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another worker is creating it.
    await sleep(200);
    return;
  }
  try {
    await prepareFolder(draft, async (context) => {
      await seedSampleBrands(context.db);
      await seedCity(context, shenzhen, { persons });
    });
    await rename(draft, made);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Fills a data folder with the accounts, the sample brands and a synthetic Shenzhen of few persons. They are created once
 * per run, by the first worker that needs it; every journey has its own copy.
 */
export async function copySmallShenzhen(dataDir: string): Promise<void> {
  const made = join(inject('journeyFolder'), 'small-shenzhen');
  while (!existsSync(made)) await makeSmallShenzhen(made);
  await cp(made, dataDir, { recursive: true });
}
