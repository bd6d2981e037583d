import type { ColumnType, Generated } from 'kysely';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import type { HandOverLoad } from '@ooh/contract/domain/hand-over';
import type { DraftContent, EvidenceContent, StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import type { DraftState, DraftTarget } from '@ooh/contract/domain/strategy-draft-names';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface StrategyDraftTable {
  draft_id: Generated<string>;
  owner_id: string;
  organisation_id: string;
  is_shared: boolean;
  state: DraftState;
  content: Json<DraftContent>;
  outcome: Json<StrategyDraft['outcome']>;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface StrategyEvidenceTable {
  evidence_id: Generated<string>;
  draft_id: string;
  /** Name of the user at that time. */
  pinned_by: string;
  pinned_at: Date;
  content: Json<EvidenceContent>;
}

export interface StrategyOutcomeTable {
  draft_id: string;
  kind: DraftTarget;
  /** Id of the order or plan. */
  object_id: string;
  /** The mix that an order buys. */
  combination_id: string | null;
  made_at: Date;
}

export interface HandOverTable {
  hand_over_id: Generated<string>;
  owner_id: string;
  kind: HandOverKind;
  load: Json<HandOverLoad>;
  expires_at: Date;
}

/** A work that the proposal of an order or of a draft shows; exactly one of the two is set. */
export interface CreativeMaterialTable {
  material_id: Generated<string>;
  order_id: string | null;
  draft_id: string | null;
  album_id: string;
  added_by: string;
  added_at: Date;
}

/** Strategy drafts and what is sent between pages. */
export interface StrategyTables {
  strategy_draft: StrategyDraftTable;
  strategy_evidence: StrategyEvidenceTable;
  strategy_outcome: StrategyOutcomeTable;
  hand_over: HandOverTable;
  creative_material: CreativeMaterialTable;
}
