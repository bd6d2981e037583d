import { sql, type Kysely } from 'kysely';

const statements = [
  // Works that the proposal of an order or of a strategy draft shows; albums are kept by release, so the id alone stands here.
  `create table creative_material (
    material_id uuid primary key default uuidv7(),
    order_id uuid references media_order on delete cascade,
    draft_id uuid references strategy_draft on delete cascade,
    album_id text not null,
    added_by uuid not null references app_user on delete cascade,
    added_at timestamptz not null,
    check ((order_id is null) <> (draft_id is null)),
    unique nulls not distinct (order_id, draft_id, album_id))`,
  `create index creative_material_draft on creative_material (draft_id) where draft_id is not null`,
];

/** Works that proposals show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
