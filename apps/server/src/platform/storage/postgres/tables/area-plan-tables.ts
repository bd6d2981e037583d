import type { ColumnType, Generated } from 'kysely';
import type { ShareRange } from '@ooh/contract/domain/figure';
import type { CitySummary } from './smart-select-tables.ts';

type Json<Value> = ColumnType<Value, unknown, unknown>;

interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Reach of the chosen faces as it was measured, with the panel persons behind it. */
export interface AreaMeasure {
  readonly panelPersons: number;
  readonly otherPersons: number;
  readonly taUniverse: number;
  readonly impressions: Measured;
  readonly taImpressions: Measured;
  readonly reach: Measured;
  readonly reachShare: Measured;
  /** All persons of the panel; absent, as what follows, in what was measured before it was told. */
  readonly universe?: number;
  readonly reachShareRange?: NonNullable<ShareRange>;
  /** Null where nobody is met. */
  readonly frequency?: Measured | null;
  readonly taConcentrationPeople?: Measured | null;
  readonly taConcentrationImpressions?: Measured | null;
  /** Chosen faces that the model does not know. */
  readonly unmodelledFaces: number;
}

/** What the circles of a geofence plan would hold with another radius; raw panel counts beside the figures. */
export interface RadiusRow {
  readonly radiusMeters: number;
  readonly panelPersons: number;
  readonly taPanelPersons: number;
  readonly persons: number;
  readonly taPersons: number;
  readonly effectiveSample: number;
  /** By medium, so that a reader's media can be told apart. */
  readonly media: readonly {
    readonly mediumId: number;
    readonly positions: number;
    readonly freeFaces: number;
    readonly netFen: number;
  }[];
}

export interface AreaPlanCityTable {
  plan_id: string;
  city_code: string;
  version: Generated<number>;
  budget_fen: number;
  radius_curve: Json<RadiusRow[]>;
  measure: Json<AreaMeasure | null>;
  /** Data that the measure was made with, the panel first; the other releases below are those of the computation. */
  measure_release_ids: Generated<string[]>;
  /** Of all media; null where nothing was measured. */
  summary: Json<CitySummary | null>;
  panel_release_id: string;
  position_release_id: string | null;
  rate_card_release_id: string | null;
  computed_at: Date;
}

/** A form of a position with its faces. */
export interface PositionColumns {
  position_id: string;
  medium_id: number;
  form_id: number;
  code: string;
  name: string;
  address: string | null;
  district_name: string | null;
  level: string;
  lng: number;
  lat: number;
  faces: number;
  free_faces: number;
}

export interface AreaPlanUnitTable extends PositionColumns {
  plan_id: string;
  city_code: string;
  area_id: string;
  /** Faces with a free slot. */
  face_ids: string[];
  chosen_faces: number;
  /** One face for 30 days. */
  unit_price_fen: number | null;
  is_sample_price: boolean;
  discount_basis_points: number;
  /** Of one face. */
  production_fen: number;
  heat_persons: number;
  heat_ta_persons: number;
  heat_panel_persons: number;
  heat_ta_panel_persons: number;
}

export interface AreaPlanTables {
  area_plan_city: AreaPlanCityTable;
  area_plan_unit: AreaPlanUnitTable;
}
