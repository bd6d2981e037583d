import { randomUUID } from 'node:crypto';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase, databaseUrl, dropDatabase } from './test-database.ts';
import { temporaryFolder } from './service-process.ts';

/** The stores of a service of the tests: a folder, and a database on the PostgreSQL of the run. */
export interface Stores {
  readonly folder: string;
  readonly database: string;
  /** Settings of a service on these stores. */
  readonly env: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>;
}

/** Stores of one test file. */
export interface TemporaryStores extends Stores {
  /** Removes them when no service has them open. */
  remove(): Promise<void>;
}

/** Lets a data folder use the streets of the run: the same for everybody, and seconds of work a city. */
async function shareStreets(folder: string): Promise<void> {
  const shared = join(inject('runFolder'), 'streets');
  await mkdir(shared, { recursive: true });
  await symlink(shared, join(folder, 'streets'));
}

/** The stores of a name in an empty folder, to be filled. */
export async function storesAt(folder: string, database: string): Promise<Stores> {
  await shareStreets(folder);
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl(inject('postgres'), database) };
  return { folder, database, env };
}

/** Gives them an empty database. */
export const emptyStores = ({ database }: Stores): Promise<void> =>
  copyDatabase(inject('postgres'), database);

/** Copies stores that no service has open. */
export async function copyStores(from: Pick<Stores, 'folder' | 'database'>, to: Stores): Promise<void> {
  await copyDatabase(inject('postgres'), to.database, from.database);
  const streets = join(from.folder, 'streets');
  const filter = (path: string) => path !== streets;
  // ClickHouse links its folders to each other: the links of a copy stay within it.
  await cp(from.folder, to.folder, { recursive: true, verbatimSymlinks: true, filter });
}

/** Stores to be filled. */
export async function temporaryStores(): Promise<TemporaryStores> {
  const folder = await temporaryFolder();
  const stores = await storesAt(folder.path, `t_${randomUUID().replaceAll('-', '')}`);
  return {
    ...stores,
    async remove() {
      await dropDatabase(inject('postgres'), stores.database);
      await folder.remove();
    },
  };
}
