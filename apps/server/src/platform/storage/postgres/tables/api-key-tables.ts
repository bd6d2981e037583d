import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface ApiKeyTable {
  key_id: Generated<string>;
  user_id: string;
  name: string;
  token_hash: Buffer;
  hint: string;
  kinds: string[];
  city_codes: string[];
  /** Saved ways of reading files, with their names when they were chosen. */
  templates: Json<readonly { readonly templateId: string; readonly name: string; readonly kind: string }[]>;
  created_at: Date;
  expires_at: Date;
  /** To the minute. */
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ApiKeyTables {
  api_key: ApiKeyTable;
}
