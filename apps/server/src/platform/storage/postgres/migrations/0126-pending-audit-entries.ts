import { sql, type Kysely } from 'kysely';

/** Entries of the audit log that are committed with their change and wait for their place in the chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_pending (
    pending_id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid,
    actor_name text,
    organisation_id uuid,
    action text not null,
    outcome text not null check (outcome in ('done', 'denied', 'failed')),
    address text,
    request_id text,
    detail jsonb not null,
    seal bytea not null
  )`.execute(db);
}
