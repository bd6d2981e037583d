import type { PullTiming } from '@ooh/contract/domain/import-schedule';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface ImportScheduleTable {
  schedule_id: Generated<string>;
  user_id: string;
  name: string;
  kind: string;
  city_code: string;
  crs: string;
  mode: string | null;
  /** The saved way of reading its files, with its name when it was chosen. */
  template: Json<{ readonly templateId: string; readonly name: string } | null>;
  url: string;
  user_name: string | null;
  /** Encrypted with the secret of the service. */
  sealed_secret: string | null;
  host_key: string | null;
  timing: Json<PullTiming>;
  is_enabled: boolean;
  next_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  last_at: Date | null;
  last_state: string | null;
  last_message: string | null;
  created_at: Date;
}

export interface UnattendedImportTable {
  import_id: string;
  origin: 'key' | 'schedule' | 'folder';
  origin_name: string;
  schedule_id: string | null;
  /** Of a watched folder. */
  file_path: string | null;
  started_at: Date;
  settled_at: Date | null;
}

export interface ImportNoticeTable {
  notice_id: Generated<string>;
  body: Json<Record<string, unknown>>;
  attempts: Generated<number>;
  next_at: Date;
  done_at: Date | null;
  last_error: string | null;
}

export interface UnattendedTables {
  import_schedule: ImportScheduleTable;
  unattended_import: UnattendedImportTable;
  import_notice: ImportNoticeTable;
}
