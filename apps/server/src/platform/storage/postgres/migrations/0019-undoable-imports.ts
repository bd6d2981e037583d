import { sql, type Kysely } from 'kysely';

const statements = [
  // Which imports name a brand, and as what. A brand that is no sample is known while one of them is in force.
  `create table brand_listing (
    release_id text not null references data_release on delete cascade,
    brand_id text not null references brand on delete cascade,
    industry text not null,
    group_name text,
    primary key (release_id, brand_id)
  )`,
  `create index brand_listing_brand on brand_listing (brand_id)`,
  // A list of what was posted, with what it changed, so that it can be taken back as a whole.
  `create table posting_import (
    import_id uuid primary key default uuidv7(),
    release_id text references data_release on delete cascade,
    owner_id uuid not null references app_user,
    organisation_id uuid not null references organisation,
    file_name text not null,
    created_at timestamptz not null,
    undone_at timestamptz
  )`,
  `create index posting_import_release on posting_import (release_id)`,
  `create table posting_import_change (
    import_id uuid not null references posting_import on delete cascade,
    posting_id uuid not null references media_posting on delete cascade,
    before jsonb not null,
    after jsonb not null,
    primary key (import_id, posting_id)
  )`,
  `create index posting_import_change_posting on posting_import_change (posting_id)`,
  // Packs of an import leave with it.
  `alter table crowd_pack add column release_id text references data_release on delete set null`,
  `create index crowd_pack_release on crowd_pack (release_id) where release_id is not null`,
];

/** What imports of brands, of postings and of packs leave behind, so that each can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
