import type { ColumnType } from 'kysely';

export interface IdempotencyKeyTable {
  user_id: string;
  /** As the caller named the request. */
  key: string;
  /** SHA-256 of the call and its input. */
  input_hash: string;
  answer: ColumnType<unknown, unknown, unknown>;
  created_at: Date;
}

export interface OrderRequestTables {
  idempotency_key: IdempotencyKeyTable;
}
