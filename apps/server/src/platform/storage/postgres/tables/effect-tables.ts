import type { OutcomeKind, ThirdPartyFigure } from '@ooh/contract/domain/effect';
import type { ReportPageChange } from '@ooh/contract/domain/report';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;
/** A calendar day, YYYY-MM-DD. */
type Day = ColumnType<string, string, string>;

export interface EffectResultTable {
  order_id: string;
  city_code: string;
  /** Of items, postings, audience, data releases and rules. */
  fingerprint: string;
  /** Of the same without postings: what is planned does not change with the day. */
  plan_fingerprint: string;
  /** Null where the audience is nobody of the city. */
  result: Json<unknown>;
  computed_at: Date;
}

export interface EffectConclusionTable {
  conclusion_id: Generated<string>;
  order_id: string;
  version: number;
  body: string;
  author_id: string;
  created_at: Date;
}

export interface ThirdPartyReportTable {
  report_id: Generated<string>;
  order_id: string;
  version: number;
  attachment_id: string;
  agency: string;
  issued_on: Day;
  figures: Json<ThirdPartyFigure[]>;
  note: string | null;
  universe: string | null;
  period_from: Day | null;
  period_to: Day | null;
  threshold: string | null;
  is_sample: boolean;
  uploaded_by: string;
  created_at: Date;
}

export interface EffectOutcomeTable {
  order_id: string;
  city_code: string;
  panel_release_id: string;
  kind: OutcomeKind;
  source: string;
  is_sample: boolean;
  person: number;
  /** In the period before the one before, of the same length. */
  placebo_count: number;
  before_count: number;
  after_count: number;
}

export interface MonitoringTaskTable {
  task_id: Generated<string>;
  order_id: string;
  city_code: string;
  postings: number;
  shots: string[];
  due_on: Day;
  note: string | null;
  requested_by: string;
  created_at: Date;
}

export interface ReportLayoutTable {
  report_kind: 'bus' | 'closing';
  order_id: string;
  pages: Json<ReportPageChange[]>;
  version: number;
  updated_by: string;
  updated_at: Date;
}

export interface EffectBoardTable {
  board_id: Generated<string>;
  owner_id: string;
  organisation_id: string;
  name: string;
  is_shared: boolean;
  is_default: boolean;
  cards: Json<string[]>;
  version: number;
  updated_at: Date;
}

export interface EffectTables {
  effect_result: EffectResultTable;
  effect_conclusion: EffectConclusionTable;
  third_party_report: ThirdPartyReportTable;
  effect_outcome: EffectOutcomeTable;
  monitoring_task: MonitoringTaskTable;
  report_layout: ReportLayoutTable;
  effect_board: EffectBoardTable;
}
