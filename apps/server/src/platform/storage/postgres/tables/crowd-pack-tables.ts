import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { PackCategory, PackEventKind, PackState } from '@ooh/contract/domain/crowd-pack-names';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface CrowdPackTable {
  pack_id: Generated<string>;
  pack_no: string;
  owner_id: string;
  organisation_id: string;
  name: string;
  category: PackCategory;
  city_codes: string[];
  rule: Json<PackRule>;
  summary: string;
  /** Plans and orders that the rule names. */
  source_ids: string[];
  state: PackState;
  state_reason: string | null;
  job_id: string | null;
  request_key: string | null;
  version: Generated<number>;
  /** Grows whenever its persons change. */
  edition: Generated<number>;
  folder: Generated<string | null>;
  /** Last day on which it may become an audience, YYYY-MM-DD. */
  valid_until: Generated<string | null>;
  is_archived: Generated<boolean>;
  is_sample: Generated<boolean>;
  /** The import that brought it; null for packs made in the product. */
  release_id: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface CrowdPackCityTable {
  pack_id: string;
  city_code: string;
  panel_release_id: string;
  /** Deflated bits, person p at bit p & 7 of byte p >> 3. */
  members: Buffer;
  panel_persons: number;
  other_persons: number;
  universe: number;
  persons: number;
  persons_low: number;
  persons_high: number;
}

export interface CrowdPackUploadTable {
  upload_id: Generated<string>;
  owner_id: string;
  organisation_id: string;
  city_code: string;
  panel_release_id: string;
  file_name: string;
  ids: number;
  matched: number;
  members: Buffer;
  created_at: Date;
}

export interface CrowdPackEventTable {
  event_id: Generated<string>;
  pack_id: string;
  at: Date;
  user_id: string | null;
  kind: PackEventKind;
  detail: string | null;
}

export interface CrowdPackTables {
  crowd_pack_event: CrowdPackEventTable;
  crowd_pack: CrowdPackTable;
  crowd_pack_city: CrowdPackCityTable;
  crowd_pack_upload: CrowdPackUploadTable;
}
