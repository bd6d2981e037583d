import type { Finding, SignedShare } from '@ooh/contract/domain/opportunity';
import type { IgnoreReason, OpportunityKind, OpportunityState } from '@ooh/contract/domain/opportunity-names';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface OpportunityTable {
  opportunity_id: Generated<string>;
  order_id: string;
  city_code: string;
  /** Media of the whole order in the city: who may see all of them may see the opportunity. */
  medium_ids: number[];
  /** Where money goes to another city. */
  to_city_code: string | null;
  kind: OpportunityKind;
  /** What it is about within order, city and kind: a second scan finds the same one again. */
  subject: string;
  finding: Json<Finding>;
  gain: number;
  gain_low: number;
  gain_high: number;
  cost_fen: number;
  expires_on: string | null;
  state: OpportunityState;
  reason_code: IgnoreReason | null;
  reason: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
  realised: Json<SignedShare | null>;
  result_order_id: string | null;
  result_pack_id: string | null;
  make_good_id: string | null;
  version: Generated<number>;
  found_at: Date;
}

export interface OpportunityScanTable {
  order_id: string;
  city_code: string;
  medium_ids: number[];
  /** Of what was scanned: the appraisal and the day. */
  fingerprint: string;
  /** Changes that were computed, and those of them whose interval includes 0. */
  checked: number;
  insignificant: number;
  scanned_at: Date;
}

export interface OpportunityTables {
  opportunity: OpportunityTable;
  opportunity_scan: OpportunityScanTable;
}
