import type {
  CombinationBrief,
  CombinationProposal,
  Lot,
  MixEvaluation,
} from '@ooh/contract/domain/combination';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface CombinationTable {
  combination_id: Generated<string>;
  owner_id: string;
  organisation_id: string;
  name: string;
  kind: 'target' | 'scene';
  brief: Json<CombinationBrief>;
  /** Of the lots: who may see all of them may see the combination. */
  city_codes: string[];
  medium_ids: number[];
  lots: Json<Lot[]>;
  evaluation: Json<MixEvaluation>;
  /** Share that no combination within the budget exceeds, by the proposal that it comes from. */
  bound_share: number | null;
  is_shared: boolean;
  is_sample: Generated<boolean>;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** What a proposal has found so far. */
export type ProposalResult = Omit<
  CombinationProposal,
  'proposalId' | 'jobId' | 'state' | 'brief' | 'message'
>;

export interface CombinationProposalTable {
  proposal_id: Generated<string>;
  owner_id: string;
  job_id: string;
  brief: Json<CombinationBrief>;
  state: CombinationProposal['state'];
  message: string | null;
  result: Json<ProposalResult | null>;
  created_at: Date;
}

export interface CombinationTables {
  combination: CombinationTable;
  combination_proposal: CombinationProposalTable;
}
