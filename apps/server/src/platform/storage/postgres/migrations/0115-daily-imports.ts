import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table import_session
    add column head_rows jsonb not null default '[]',
    add column header_row int not null default 1,
    add column mode text,
    add column words jsonb not null default '[]'`,
  // What a word of a file means, as somebody of the organisation has said once.
  `create table import_word (
    organisation_id uuid not null references organisation on delete cascade,
    field text not null,
    word text not null,
    value text not null,
    set_by uuid not null references app_user,
    set_at timestamptz not null,
    primary key (organisation_id, field, word)
  )`,
  `create table import_template (
    template_id uuid primary key default uuidv7(),
    organisation_id uuid not null references organisation on delete cascade,
    kind text not null,
    name text not null,
    settings jsonb not null,
    created_by uuid not null references app_user,
    created_at timestamptz not null,
    unique (organisation_id, kind, name)
  )`,
  // What is known of a position or face beyond what every one has: domain/position-details.ts of the contract.
  `alter table media_position add column details jsonb not null default '{}'`,
  `alter table media_face add column details jsonb not null default '{}'`,
];

/** How a file is read, what its words mean, saved ways of reading, and details of positions and faces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
