import type { Context } from '../context.ts';
import { seedOrders, seedTradeAccounts } from '../demo/demo-orders.ts';
import { seedCities } from '../demo/seed-cities.ts';
import { sql, type Db } from '../platform/storage/postgres/database.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { copyMade, type Fill } from './made-stores.ts';
import { seedSmallCity } from './small-city.ts';
import { serviceOn } from './test-service.ts';
import { emptyStores, type Stores } from './test-stores.ts';

async function seedDemoOrders(context: Context): Promise<void> {
  await seedSampleBrands(context.db);
  await seedCities(context, [{ cityCode: '440300', depth: 'glance', persons: 500 }], {
    progress: () => undefined,
  });
  await seedSmallCity(context, '440300', { persons: 100, lines: 20 });
  await seedTradeAccounts(context);
  await seedOrders(context);
}

const fillDemoOrders: Fill<void> = async (stores) => {
  await emptyStores(stores);
  const service = await serviceOn(stores);
  try {
    await seedDemoOrders(service.context);
  } finally {
    await service.close();
  }
};

/** The orders of the demonstration in one small city, made once per run. */
export const copyDemoOrders = (to: Stores): Promise<void> => copyMade('demo-orders', fillDemoOrders, to);

/** How many rows a query gives. */
export async function countRows(db: Db, query: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`${sql.raw(`select count(*)::int as n from (${query}) q`)}`.execute(db);
  return rows[0].n;
}
