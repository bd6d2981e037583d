import { join } from 'node:path';
import type { ClickHouse } from './clickhouse.ts';
import { openEmbeddedDriver } from './embedded-driver.ts';
import type { Driver } from './driver.ts';
import { migrateClickHouse } from './migrate.ts';
import { openServerDriver } from './server-driver.ts';
import { storeOver } from './store.ts';

export interface OpenClickHouseOptions {
  readonly dataDir: string;
  readonly clickhouseUrl: string | undefined;
}

/** Opens the analytical store, embedded or a server, and migrates its schema. */
export async function openClickHouse(options: OpenClickHouseOptions): Promise<ClickHouse> {
  const driver: Driver =
    options.clickhouseUrl === undefined
      ? await openEmbeddedDriver(join(options.dataDir, 'clickhouse'))
      : openServerDriver(options.clickhouseUrl);
  const store = storeOver(driver);
  try {
    await migrateClickHouse(store);
  } catch (error) {
    await store.close();
    throw new Error(`ClickHouse 结构升级失败 (ClickHouse migration failed): ${(error as Error).message}`, {
      cause: error,
    });
  }
  return store;
}
