import { sql, type Kysely } from 'kysely';

const statements = [
  // A row without a time of publishing is what shipped with the product when the next version was published.
  `create table content_version (
    doc_id text not null,
    version int not null check (version > 0),
    title text not null,
    body jsonb not null,
    change_note text not null,
    effective_on date not null,
    published_at timestamptz,
    author_id uuid references app_user on delete set null,
    primary key (doc_id, version)
  )`,
  // Kept once published, closed, so that its revision never repeats.
  `create table content_draft (
    doc_id text primary key,
    revision int not null check (revision > 0),
    title text not null,
    body jsonb not null,
    change_note text not null,
    author_id uuid references app_user on delete set null,
    saved_at timestamptz not null,
    is_open boolean not null
  )`,
  `create table content_reading (
    doc_id text not null,
    version int not null,
    user_id uuid not null references app_user on delete cascade,
    read_at timestamptz not null,
    primary key (doc_id, version, user_id)
  )`,
  `create index content_reading_user on content_reading (user_id)`,
  // Roles that administer the installation write its standards too.
  `update role set permission = jsonb_set(permission, '{administrationData,contentData}', '{"isEnabled": true}')
   where permission #>> '{administrationData,accountData,isEnabled}' = 'true'
     and permission #>> '{administrationData,systemData,isEnabled}' = 'true'`,
];

/** Documents of the service standards: versions, drafts, who has read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
