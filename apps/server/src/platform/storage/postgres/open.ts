import { join } from 'node:path';
import { connectPostgres, untilAnswering, type PostgresAddress, type PostgresStore } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenPostgresOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly searchPath: string;
  readonly onError: (error: Error) => void;
}

async function migrated(address: PostgresAddress, onError: (error: Error) => void): Promise<void> {
  const store = connectPostgres(address, { connections: 2, statementSeconds: 0, onError });
  try {
    await untilAnswering(store, 30);
    await migrate(store.db as never);
  } finally {
    await store.close();
  }
}

/** Opens the transactional store, embedded or a server, and migrates its schema. */
export async function openPostgres(options: OpenPostgresOptions): Promise<PostgresStore> {
  const { databaseUrl, onError } = options;
  if (databaseUrl !== undefined) {
    await migrated({ url: databaseUrl }, onError);
    return connectPostgres({ url: databaseUrl }, { onError });
  }
  const embedded = await startEmbedded({
    directory: join(options.dataDir, 'postgres'),
    searchPath: options.searchPath,
    onError,
  });
  try {
    await migrated(embedded.connection, onError);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const store = connectPostgres(embedded.connection, { onError });
  return {
    ...store,
    async close() {
      await store.close();
      await embedded.stop();
    },
  };
}
