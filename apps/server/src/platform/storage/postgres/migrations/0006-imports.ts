import { sql, type Kysely } from 'kysely';

const statements = [
  // Kinds of data, formats and ways of importing are lists of the contract; every one more would need a migration.
  `alter table data_release drop constraint data_release_kind_check`,
  `alter table import_session drop constraint import_session_kind_check`,
  `alter table import_session drop constraint import_session_format_check`,
  `alter table import_session add column grid jsonb`,
  `alter table poi add column address text, add column district_name text`,
  `create table district (
    release_id text not null references data_release on delete cascade,
    district_id text not null,
    adcode text,
    name text not null,
    lng double precision not null,
    lat double precision not null,
    square_meters double precision not null check (square_meters > 0),
    area jsonb not null,
    primary key (release_id, district_id)
  )`,
];

/** Further kinds of imports: places with addresses, districts by their outlines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
