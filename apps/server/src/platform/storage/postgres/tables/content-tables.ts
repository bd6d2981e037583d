import type { ContentBlock } from '@ooh/contract/domain/content';
import type { ColumnType } from 'kysely';

type Body = ColumnType<ContentBlock[], unknown, unknown>;
/** A calendar day, YYYY-MM-DD. */
type Day = ColumnType<string, string, string>;

export interface ContentVersionTable {
  doc_id: string;
  version: number;
  title: string;
  body: Body;
  change_note: string;
  effective_on: Day;
  /** Null for what shipped with the product. */
  published_at: Date | null;
  author_id: string | null;
}

export interface ContentDraftTable {
  doc_id: string;
  /** Counts saves and never repeats. */
  revision: number;
  title: string;
  body: Body;
  change_note: string;
  author_id: string | null;
  saved_at: Date;
  /** False once it is published. */
  is_open: boolean;
}

export interface ContentReadingTable {
  doc_id: string;
  version: number;
  user_id: string;
  read_at: Date;
}

/** The service standards. */
export interface ContentTables {
  content_version: ContentVersionTable;
  content_draft: ContentDraftTable;
  content_reading: ContentReadingTable;
}
