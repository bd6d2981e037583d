import { connectPostgres, type PostgresStore } from '../platform/storage/postgres/connect.ts';
import { sql } from '../platform/storage/postgres/database.ts';

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** A migrated, empty database, to be copied. */
  readonly template: string;
}

async function asAdmin(postgres: TestPostgres, act: (db: PostgresStore['db']) => Promise<unknown>) {
  const { host, port, user } = postgres;
  const onError = () => undefined;
  const store = connectPostgres(
    { host, port, user, database: 'postgres' },
    { connections: 1, statementSeconds: 0, onError },
  );
  try {
    await act(store.db);
  } finally {
    await store.close();
  }
}

/** Creates a database, a copy of another that nobody is connected to; it takes the place of one of the same name. */
export function copyDatabase(postgres: TestPostgres, name: string, from = postgres.template): Promise<void> {
  return asAdmin(postgres, async (db) => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    await sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(db);
  });
}

/** Drops a database, with the connections to it. */
export function dropDatabase(postgres: TestPostgres, name: string): Promise<void> {
  return asAdmin(postgres, (db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db));
}

/** Address of a database for `DATABASE_URL`. */
export function databaseUrl({ host, port, user }: TestPostgres, name: string): string {
  return `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}
