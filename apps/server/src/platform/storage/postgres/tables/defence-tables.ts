import type { DefenceContent } from '@ooh/contract/domain/defence';
import type { ColumnType, Generated } from 'kysely';

/** What was computed to be presented of an order or a plan; one of the two is null. */
export interface DefenceTable {
  defence_id: Generated<string>;
  order_id: string | null;
  plan_id: string | null;
  /** Hash of all that it rests on. */
  key: string;
  content: ColumnType<DefenceContent, unknown, unknown>;
  /** SHA-256 of the content. */
  fingerprint: string;
  made_by: string;
  made_at: Date;
}

export interface DefenceTables {
  defence: DefenceTable;
}
