import type { ColumnType, Generated } from 'kysely';

export interface JobTable {
  id: Generated<string>;
  kind: string;
  owner_id: string;
  payload: ColumnType<unknown, unknown, unknown>;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  phase: string;
  progress: number;
  message: string | null;
  result: ColumnType<Record<string, unknown> | null, unknown, unknown>;
  cancel_requested: Generated<boolean>;
  attempts: Generated<number>;
  claimed_by: string | null;
  heartbeat_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  updated_at: Date;
}

export interface JobTables {
  job: JobTable;
}
