import type { ColumnType, Generated } from 'kysely';
import type { ExportAction } from '@ooh/contract/core/audit-action';

/** An export of a user. */
export interface ExportRecordTable {
  export_id: Generated<string>;
  user_id: string;
  action: ExportAction;
  /** Key of the call in the registry. */
  call: string;
  /** Null where it is too long to be kept. */
  input: ColumnType<Record<string, unknown> | null, unknown, unknown>;
  state: 'running' | 'done' | 'failed';
  file_name: string | null;
  byte_count: number | null;
  message: string | null;
  started_at: Date;
  ended_at: Date | null;
}

export interface NoticeReadingTable {
  user_id: string;
  read_until: Date;
}

/** What is kept for users themselves. */
export interface DeskTables {
  export_record: ExportRecordTable;
  notice_reading: NoticeReadingTable;
}
