import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Json<Value = unknown> = ColumnType<Value, unknown, unknown>;

export interface OrganisationTable {
  id: Generated<string>;
  name: string;
  kind: 'platform' | 'agency' | 'advertiser';
  created_at: Moment;
}

export interface RoleTable {
  id: Generated<string>;
  name: string;
  permission: Json;
  created_at: Moment;
  /** Counts changes, for saves that name the version that they were made against. */
  version: Generated<number>;
  updated_at: Moment;
  /** Its users can do nothing until their session has passed a second factor. */
  needs_second_factor: Generated<boolean>;
}

export interface AppUserTable {
  id: Generated<string>;
  organisation_id: string;
  role_id: string;
  user_name: string;
  nick_name: string;
  password_hash: string;
  /** Of the passwords before, newest first. */
  past_password_hashes: Generated<string[]>;
  avatar_attachment_id: string | null;
  phone: string | null;
  email: string | null;
  is_enabled: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: Moment;
  /** Base32; in force once confirmed. */
  second_factor_secret: string | null;
  second_factor_confirmed: Generated<boolean>;
  /** Last step of the clock whose code was accepted. */
  second_factor_step: Generated<number>;
  /** Who the user is to the company's provider, since the first sign-in with it. */
  company_issuer: string | null;
  company_subject: string | null;
}

export interface SessionTokenTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Buffer;
  created_at: Moment;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
  address: string | null;
  client: string | null;
  signed_in_by: Generated<'password' | 'company'>;
  /** A second factor was passed, here or at the company's provider. */
  has_second_factor: Generated<boolean>;
  /** To the minute. */
  last_used_at: Moment;
}

export interface LoginFailureTable {
  /** What failures are counted under: an account, an account at an IP address, or an IP address. */
  key: string;
  failures: number;
  last_at: Date;
}

export interface AttachmentTable {
  id: Generated<string>;
  owner_id: string;
  purpose: string;
  file_name: string;
  media_type: string;
  byte_count: number;
  sha256: string;
  created_at: Moment;
}

export interface AuditLogTable {
  seq: Generated<number>;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  organisation_id: string | null;
  action: string;
  outcome: 'done' | 'denied' | 'failed';
  address: string | null;
  request_id: string | null;
  detail: Json<Record<string, unknown>>;
  previous_hash: Buffer;
  hash: Buffer;
}

/** Entries that wait for their place in the chain. */
export interface AuditPendingTable extends Omit<AuditLogTable, 'seq' | 'previous_hash' | 'hash'> {
  pending_id: Generated<number>;
  seal: Buffer;
}

export interface AuditCheckTable {
  checked_at: Date;
  entries: number;
  /** Where the chain ended. */
  last_seq: number;
  last_hash: Buffer;
  first_broken: number | null;
  is_cut_short: boolean;
}

export interface AccountProposalTable {
  id: Generated<string>;
  kind: string;
  input: Json;
  base: Json;
  subject: string;
  changes: Json<readonly { label: string; before: string | null; after: string | null }[]>;
  state: Generated<'open' | 'confirmed' | 'refused' | 'withdrawn'>;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

export interface AccountTables {
  account_proposal: AccountProposalTable;
  organisation: OrganisationTable;
  role: RoleTable;
  app_user: AppUserTable;
  session_token: SessionTokenTable;
  login_failure: LoginFailureTable;
  attachment: AttachmentTable;
  audit_log: AuditLogTable;
  audit_check: AuditCheckTable;
  audit_pending: AuditPendingTable;
}
