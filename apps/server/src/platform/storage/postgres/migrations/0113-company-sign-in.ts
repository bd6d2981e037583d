import { sql, type Kysely } from 'kysely';

/**
 * Users who sign in with their company's provider, idle sessions, and second factors that a role requires. Sessions that
 * are open are taken for used now, and for confirmed where their user has a second factor: it was asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column company_issuer text, add column company_subject text`.execute(db);
  await sql`create unique index app_user_company on app_user (company_issuer, company_subject)
    where company_subject is not null`.execute(db);
  await sql`alter table role add column needs_second_factor boolean not null default false`.execute(db);
  await sql`alter table session_token
    add column signed_in_by text not null default 'password' check (signed_in_by in ('password', 'company')),
    add column has_second_factor boolean not null default false,
    add column last_used_at timestamptz not null default now()`.execute(db);
  await sql`update session_token set has_second_factor = true
    from app_user where app_user.id = user_id and app_user.second_factor_confirmed`.execute(db);
}
