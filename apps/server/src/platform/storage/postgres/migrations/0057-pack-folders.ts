import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table crowd_pack add column folder text`,
  // The last day on which it may become an audience; null for no end.
  `alter table crowd_pack add column valid_until date`,
  `alter table crowd_pack add column is_archived boolean not null default false`,
  // What happened to a pack, in the words of the screen; the audit chain keeps the proof.
  `create table crowd_pack_event (
    event_id uuid primary key default uuidv7(),
    pack_id uuid not null references crowd_pack on delete cascade,
    at timestamptz not null,
    user_id uuid references app_user on delete set null,
    kind text not null check (kind in
      ('created', 'renamed', 'moved', 'validity', 'archived', 'restored', 'recompute', 'computed', 'failed', 'expired')),
    detail text)`,
  `create index crowd_pack_event_pack on crowd_pack_event (pack_id, at desc)`,
];

/** Packs in folders, with an end and a history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
