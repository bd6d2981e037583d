import type { Delivery } from '@ooh/contract/domain/bus';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import type { PlanBrief, PlanState, PlanStrategy } from '@ooh/contract/domain/plan';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface BrandTable {
  brand_id: string;
  name: string;
  industry: string;
  group_name: string | null;
  pinyin: string;
  initials: string;
  is_sample: boolean;
  /** The organisation that entered it for itself; null for others. */
  organisation_id: Generated<string | null>;
}

export interface SmartPlanTable {
  plan_id: Generated<string>;
  plan_no: string;
  owner_id: string;
  organisation_id: string;
  name: string;
  kind: PlanBrief['kind'];
  brand_id: string;
  city_codes: string[];
  budget_fen: number;
  brief: Json<PlanBrief>;
  strategy: Json<PlanStrategy>;
  state: PlanState;
  state_reason: string | null;
  job_id: string | null;
  version: number;
  is_archived: Generated<boolean>;
  created_at: Moment;
  updated_at: Date;
}

/** Figures of one city that the plan list shows and adds up. */
export interface CitySummary {
  readonly lines: number;
  readonly vehicles: number;
  /** Fixed media: positions with a chosen face, and chosen faces; absent for lines. */
  readonly positions?: number;
  readonly faces?: number;
  readonly netFen: number;
  readonly totalFen: number;
  readonly taUniverse: number;
  readonly panelPersons: number;
  readonly otherPersons: number;
  /** People of the audience reached, and the standard error of their share. */
  readonly reach: number;
  readonly reachShareError: number;
  readonly impressions: number;
  readonly taImpressions: number;
  /** Null where no interval was worked out. */
  readonly frequencyError: number | null;
  readonly concentrationError: number | null;
}

export interface BusPlanCityTable {
  plan_id: string;
  city_code: string;
  budget_fen: number;
  delivery: Json<Delivery>;
  delivery_version: number;
  filter: Json<BusFilter>;
  filter_version: number;
  /** Vehicles by line of the computed choice. */
  suggested: Json<Record<string, number>>;
  summary: Json<CitySummary | null>;
  certificate_summary: Json<Omit<CertificateSummary, 'coversDelivery'> | null>;
  certificate: Json<unknown>;
  /** Delivery that the certificate speaks of. */
  certified_delivery: Json<Delivery | null>;
  /** What the planner was asked; null for certificates of before it was kept. */
  certified_selection: Json<unknown>;
  /** Data releases that the computation read. */
  panel_release_id: string | null;
  line_release_id: string | null;
  saved_at: Date | null;
  saved_by: string | null;
}

export interface SmartSelectTables {
  brand: BrandTable;
  smart_plan: SmartPlanTable;
  bus_plan_city: BusPlanCityTable;
}
