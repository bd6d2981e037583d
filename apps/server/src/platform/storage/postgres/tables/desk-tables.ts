import type { ColumnType, Generated } from 'kysely';
import type { ExportAction } from '@ooh/contract/core/audit-action';
import type { FavouriteKind } from '@ooh/contract/domain/favourite';

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

export interface FavouriteTable {
  user_id: string;
  kind: FavouriteKind;
  subject_id: string;
  created_at: Date;
}

/** What is kept for users themselves. */
export interface DeskTables {
  favourite: FavouriteTable;
  export_record: ExportRecordTable;
  notice_reading: NoticeReadingTable;
}
