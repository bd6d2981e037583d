import type { Generated } from 'kysely';

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

export interface PostingImportChangeTable {
  import_id: string;
  posting_id: string;
  /** What the list changed of the posting, as it was and as it became. */
  before: unknown;
  after: unknown;
}

export interface ImportTables {
  brand_listing: BrandListingTable;
  posting_import: PostingImportTable;
  posting_import_change: PostingImportChangeTable;
}
