import { cp, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { seedSampleBrands } from '../../apps/server/src/brand/brand-store.ts';
import { seedCity } from '../../apps/server/src/seed/seed-city.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { temporaryFolder } from '../../apps/server/src/testing/service-process.ts';
import { shenzhen } from './shenzhen.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for what the walks of one run share. */
    walkFolder: string;
  }
}

/** Few persons, for walks where size does not matter. */
const persons = 6000;

/** A folder for the whole run, gone after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  project.provide('walkFolder', folder.path);
  return folder.remove;
}

/**
 * Fills a data folder with the accounts, the sample brands and a made-up Shenzhen of few persons. They are made once
 * in a run; every walk has a copy of its own.
 */
export async function copySmallShenzhen(dataDir: string): Promise<void> {
  const made = join(inject('walkFolder'), 'small-shenzhen');
  if (!existsSync(made)) {
    const draft = `${made}.new`;
    await prepareFolder(draft, async (context) => {
      await seedSampleBrands(context.db);
      await seedCity(context, shenzhen, { persons });
    });
    await rename(draft, made);
  }
  await cp(made, dataDir, { recursive: true });
}
