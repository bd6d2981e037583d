import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table monitoring_photo add column original_sha256 text`,
  `create index monitoring_photo_original on monitoring_photo (coalesce(original_sha256, sha256))`,
  // From the report of what went wrong with a unit to its first handling and its end.
  `create table posting_exception (
    exception_id uuid primary key default uuidv7(),
    posting_id uuid not null references media_posting on delete cascade,
    reported_at timestamptz not null,
    responded_at timestamptz,
    resolved_at timestamptz)`,
  `create unique index posting_exception_open on posting_exception (posting_id) where resolved_at is null`,
  `create index posting_exception_posting on posting_exception (posting_id)`,
  // When the monitoring report of a week was first given out.
  `create table weekly_report (
    order_id uuid not null references media_order on delete cascade,
    week_from date not null,
    issued_at timestamptz not null,
    primary key (order_id, week_from))`,
];

/** What work in the field is measured by: originals of photos, times of exceptions, weekly reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
