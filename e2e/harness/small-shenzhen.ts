import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Context } from '../../apps/server/src/context.ts';
import { packedCityStreets } from '../../apps/server/src/city-data/streets/city-streets.ts';
import { seedSampleBrands } from '../../apps/server/src/reference/brand/brand-store.ts';
import { seedCity } from '../../apps/server/src/demo/seed-city.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { signInApi } from './api.ts';
import { computePlan } from './seeded-plan.ts';
import { serveHere } from './serve-here.ts';
import { shenzhen } from './shenzhen.ts';
import { copyStores, emptyStores, storesAt, type Stores } from './stores.ts';

/** Few persons, for journeys where size does not matter. */
const persons = 6000;

type Fill = (stores: Stores) => Promise<void>;

async function make(folder: string, name: string, fill: Fill): Promise<void> {
  const draft = `${folder}.new`;
  try {
    await mkdir(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another worker is creating it.
    await sleep(200);
    return;
  }
  try {
    await fill(storesAt(draft, name));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies stores that are filled once per run, by the first worker that needs them. */
async function copyMade(name: string, fill: Fill, to: Stores): Promise<void> {
  const folder = join(inject('journeyFolder'), name);
  while (!existsSync(folder)) await make(folder, name, fill);
  await copyStores({ folder, database: name }, to);
}

const fillSmallShenzhen: Fill = async (stores) => {
  const { folder, env } = stores;
  await emptyStores(stores);
  const fill = async (context: Context) => {
    await seedSampleBrands(context.db);
    await seedCity(context, shenzhen, { persons });
    await packedCityStreets(folder, shenzhen);
  };
  await prepareFolder(folder, fill, env);
};

/** The accounts, the sample brands and a synthetic Shenzhen of few persons. */
export const copySmallShenzhen: Fill = (to) => copyMade('small-shenzhen', fillSmallShenzhen, to);

const fillPlannedShenzhen: Fill = async (stores) => {
  await copySmallShenzhen(stores);
  const service = await serveHere(stores);
  try {
    await computePlan(await signInApi(service));
  } finally {
    await service.stop();
  }
};

/** The same with a computed bus plan. */
export const copyPlannedShenzhen: Fill = (to) => copyMade('planned-shenzhen', fillPlannedShenzhen, to);
