import { sql, type Kysely } from 'kysely';

/** Residents by district that users import for the panels of their cities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table district_population (
    release_id text not null references data_release on delete cascade,
    district_id text not null,
    name text not null,
    residents int not null check (residents > 0),
    men int check (men >= 0),
    women int check (women >= 0),
    -- Of 0–14 and of the six age bands of panels.
    ages int[] check (cardinality(ages) = 7),
    primary key (release_id, district_id),
    check ((men is null) = (women is null))
  )`.execute(db);
}
