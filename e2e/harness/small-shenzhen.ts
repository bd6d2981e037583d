import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { packedCityStreets } from '../../apps/server/src/city-data/streets/city-streets.ts';
import { seedSampleBrands } from '../../apps/server/src/reference/brand/brand-store.ts';
import { seedCity } from '../../apps/server/src/demo/seed-city.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { startProcess } from '../../apps/server/src/testing/service-process.ts';
import { signInApi } from './api.ts';
import { computePlan } from './seeded-plan.ts';
import { shenzhen } from './shenzhen.ts';

/** Few persons, for journeys where size does not matter. */
const persons = 6000;

type Fill = (dataDir: string) => Promise<void>;

async function make(made: string, fill: Fill): Promise<void> {
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
    await fill(draft);
    await rename(draft, made);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies a data folder that is filled once per run, by the first worker that needs it. */
async function copyMade(name: string, fill: Fill, dataDir: string): Promise<void> {
  const made = join(inject('journeyFolder'), name);
  while (!existsSync(made)) await make(made, fill);
  // ClickHouse links its folders to each other: the links of a copy stay within it.
  await cp(made, dataDir, { recursive: true, verbatimSymlinks: true });
}

const fillSmallShenzhen: Fill = (folder) =>
  prepareFolder(folder, async (context) => {
    await seedSampleBrands(context.db);
    await seedCity(context, shenzhen, { persons });
    await packedCityStreets(folder, shenzhen);
  });

/** The accounts, the sample brands and a synthetic Shenzhen of few persons. */
export const copySmallShenzhen: Fill = (dataDir) => copyMade('small-shenzhen', fillSmallShenzhen, dataDir);

async function fillPlannedShenzhen(folder: string): Promise<void> {
  await copySmallShenzhen(folder);
  const service = await startProcess(folder);
  try {
    await computePlan(await signInApi(service));
  } finally {
    await service.end('SIGTERM');
  }
}

/** The same with a computed bus plan. */
export const copyPlannedShenzhen: Fill = (dataDir) =>
  copyMade('planned-shenzhen', fillPlannedShenzhen, dataDir);
