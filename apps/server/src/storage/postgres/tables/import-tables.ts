import type { PostingState } from '@ooh/contract/domain/order';
import type { ColumnType, Generated } from 'kysely';

export interface BrandListingTable {
  release_id: string;
  brand_id: string;
  industry: string;
  group_name: string | null;
}

export interface PostingImportTable {
  import_id: Generated<string>;
  /** Null where the list came by the monitoring screen. */
  release_id: string | null;
  owner_id: string;
  organisation_id: string;
  file_name: string;
  created_at: Date;
  undone_at: Date | null;
}

/** What a list may say of a posting. Days are YYYY-MM-DD. */
export interface PostingFacts {
  readonly state: PostingState;
  readonly postedOn: string | null;
  readonly takenDownOn: string | null;
  readonly creative: string | null;
  readonly note: string | null;
}

export interface PostingImportChangeTable {
  import_id: string;
  posting_id: string;
  before: ColumnType<PostingFacts, unknown, unknown>;
  after: ColumnType<PostingFacts, unknown, unknown>;
}

export interface ImportTables {
  brand_listing: BrandListingTable;
  posting_import: PostingImportTable;
  posting_import_change: PostingImportChangeTable;
}
