import { sql, type Kysely } from 'kysely';

const opened = (path: string) =>
  `update role set permission = jsonb_set(permission, '{administrationData,${path}}', '{"isEnabled": true}')
   where name = '平台管理员' and permission #>> '{administrationData,pageIsEnabled}' = 'true'`;

const statements = [
  `alter table role add column version int not null default 1 check (version > 0),
    add column updated_at timestamptz not null default now()`,
  // A second factor counts once it is confirmed; a step of its clock is accepted once.
  `alter table app_user add column second_factor_secret text,
    add column second_factor_confirmed boolean not null default false,
    add column second_factor_step bigint not null default 0`,
  `alter table session_token add column address text, add column client text`,
  // What every check of the audit chain found, and where the chain ended then.
  `create table audit_check (
    checked_at timestamptz primary key,
    entries bigint not null,
    last_seq bigint not null,
    last_hash bytea not null,
    first_broken bigint,
    is_cut_short boolean not null
  )`,
  `create index audit_log_actor on audit_log (actor_id, seq desc)`,
  `create index audit_log_action on audit_log (action text_pattern_ops, seq desc)`,
  `create index audit_log_request on audit_log (request_id)`,
  ...['accountData', 'auditData', 'systemData'].map(opened),
];

/** Versions of roles, second factors, where sessions come from, checks of the audit chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
