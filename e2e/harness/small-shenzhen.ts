import type { Context } from '../../apps/server/src/context.ts';
import { packedCityStreets } from '../../apps/server/src/city-data/streets/city-streets.ts';
import { seedSampleBrands } from '../../apps/server/src/reference/brand/brand-store.ts';
import { seedCity } from '../../apps/server/src/demo/seed-city.ts';
import { copyMade, type Fill } from '../../apps/server/src/testing/made-stores.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { emptyStores, type Stores } from '../../apps/server/src/testing/test-stores.ts';
import { signInApi } from './api.ts';
import { computePlan } from './seeded-plan.ts';
import { serveHere } from './serve-here.ts';
import { shenzhen } from './shenzhen.ts';

/** Few persons, for journeys where size does not matter. */
const persons = 6000;

const fillSmallShenzhen: Fill<void> = async (stores) => {
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
export const copySmallShenzhen = (to: Stores): Promise<void> =>
  copyMade('small-shenzhen', fillSmallShenzhen, to);

const fillPlannedShenzhen: Fill<void> = async (stores) => {
  await copySmallShenzhen(stores);
  const service = await serveHere(stores);
  try {
    await computePlan(await signInApi(service));
  } finally {
    await service.stop();
  }
};

/** The same with a computed bus plan. */
export const copyPlannedShenzhen = (to: Stores): Promise<void> =>
  copyMade('planned-shenzhen', fillPlannedShenzhen, to);
