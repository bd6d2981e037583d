import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPostgres, untilAnswering } from '../platform/storage/postgres/connect.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { startEmbedded } from '../platform/storage/postgres/embedded.ts';
import { migrate } from '../platform/storage/postgres/migrate.ts';
import type { TestPostgres } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
    /** Folder for stores that are made once per run. */
    runFolder: string;
  }
}

const template = 'ooh_template';

/** One PostgreSQL for the whole run. Tests do not need to survive a power failure, so fsync is off. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'ooh-test-'));
  const runFolder = join(directory, 'made');
  await mkdir(runFolder);
  const embedded = await startEmbedded({
    directory: join(directory, 'pg'),
    searchPath: process.env['PATH'] ?? '',
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  const { host, port, user } = embedded.connection;
  const onError = () => undefined;
  const admin = connectPostgres(embedded.connection, { connections: 1, onError });
  await untilAnswering(admin, 30);
  await sql`create database ${sql.id(template)}`.execute(admin.db);
  await admin.close();
  const store = connectPostgres(
    { host, port, user, database: template },
    { connections: 1, statementSeconds: 0, onError },
  );
  await migrate(store.db as never);
  await store.close();
  project.provide('runFolder', runFolder);
  project.provide('postgres', { host, port, user, template });
  return async () => {
    await embedded.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
