import type { ApprovalKind } from '@ooh/contract/domain/line-approval';
import type { DamageKind } from '@ooh/contract/domain/monitoring';
import type { OrderMode, OrderState, PostingState, ShotKind } from '@ooh/contract/domain/order';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;
/** A calendar day, YYYY-MM-DD. */
type Day = ColumnType<string, string, string>;

export interface MediaOrderTable {
  order_id: Generated<string>;
  order_no: string;
  owner_id: string;
  organisation_id: string;
  name: string;
  mode: OrderMode;
  /** Of the form items `orderSource`. */
  source: string;
  brand_id: string;
  product_name: string | null;
  /** Of the form items `goal`. */
  goal: string;
  city_codes: string[];
  medium_ids: number[];
  start_date: Day;
  end_date: Day;
  budget_fen: number;
  audience: Json<TargetAudience>;
  /** Goals in figures: reach share, frequency, CPM. */
  target: Json<OrderTarget>;
  /** What else the customer asked for. */
  brief: Json<Record<string, unknown>>;
  services: Json<OrderService[]>;
  smart_plan_ids: string[];
  state: OrderState;
  state_reason: string | null;
  version: Generated<number>;
  is_sample: boolean;
  /** The order that it follows. */
  parent_order_id: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

/** What an order is held against; absent where the customer set no goal. */
export interface OrderTarget {
  /** Of the audience, 0–1. */
  readonly reachShare?: number;
  readonly frequency?: number;
  readonly impressions?: number;
  readonly cpmFen?: number;
}

/** Production, mounting, monitoring, a third party's report … beside the media. */
export interface OrderService {
  readonly serviceId: string;
  readonly name: string;
  readonly amountFen: number;
}

/** A line or a face, in a form, and how much of it. */
export interface BoughtUnitColumns {
  city_code: string;
  medium_id: number;
  form_id: number;
  line_id: string | null;
  deck: 'single' | 'double' | null;
  position_id: string | null;
  face_id: string | null;
  /** As the seller calls it: a line's or a position's name. */
  unit_name: string;
  level: string;
  /** Vehicles, or slots of a face. */
  quantity: number;
}

export interface MediaOrderItemTable extends BoughtUnitColumns {
  item_id: Generated<string>;
  order_id: string;
  item_no: number;
  /** A PostgreSQL daterange, upper end excluded. */
  period: string;
  /** One unit for `price_days`. */
  price_fen: number;
  price_days: number;
  is_sample_price: boolean;
  rate_card_fen: number;
  discount_permille: number;
  net_fen: number;
  production_fen: number;
  /** The part of the production that is the design of the line, not of its vehicles. */
  design_fen: Generated<number>;
  is_gift: Generated<boolean>;
}

export interface MediaOrderVersionTable {
  order_id: string;
  version: number;
  snapshot: Json<unknown>;
  note: string | null;
  author_id: string | null;
  created_at: Date;
}

export interface MediaOrderEventTable {
  event_id: Generated<string>;
  order_id: string;
  from_state: OrderState | null;
  to_state: OrderState;
  actor_id: string | null;
  reason: string | null;
  /** The version that the client confirmed or refused by this step; null for every other step. */
  answered_version: Generated<number | null>;
  at: Date;
}

/** A line as it stood when somebody asked for its discount or decided about it. */
export interface ApprovalLine {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly formName: string;
  /** A face, or `line:deck`. */
  readonly unitKey: string;
  readonly unitName: string;
  readonly deck: 'single' | 'double' | null;
  readonly permille: number;
  readonly floorPermille: number;
}

export interface DiscountApprovalTable {
  approval_id: Generated<string>;
  order_id: string;
  kind: ApprovalKind;
  reason: string | null;
  actor_id: string | null;
  at: Date;
  lines: Json<ApprovalLine[]>;
}

export interface MediaPostingTable {
  posting_id: Generated<string>;
  item_id: string;
  /** 1 … quantity. */
  unit_no: number;
  state: PostingState;
  posted_on: Day | null;
  taken_down_on: Day | null;
  /** Version of the creative that hangs there. */
  creative: string | null;
  note: string | null;
  make_good_of: string | null;
  /** Of a damaged unit. */
  damage: Generated<DamageKind | null>;
  /** A PostgreSQL daterange: days of a make-good, where they are not those of the item. */
  planned: Generated<string | null>;
  make_good_id: Generated<string | null>;
  updated_at: Date;
}

export interface MonitoringPhotoTable {
  photo_id: Generated<string>;
  posting_id: string;
  attachment_id: string;
  shot: ShotKind;
  /** From the photo's own data; null where it says nothing. */
  taken_at: Date | null;
  lng: number | null;
  lat: number | null;
  /** From the booked place. */
  offset_meters: number | null;
  /** Of the stored bytes. */
  sha256: string;
  /** Of the picture as the camera wrote it, where a smaller one is stored. */
  original_sha256: Generated<string | null>;
  is_lit: boolean | null;
  verdict: 'unchecked' | 'accepted' | 'rejected';
  note: string | null;
  uploaded_at: Date;
}

export interface MakeGoodTable {
  make_good_id: Generated<string>;
  order_id: string;
  city_code: string;
  outcome: 'restored' | 'partly';
  promised_reach_share: number;
  actual_reach_share: number;
  restored_reach_share: number;
  cost_fen: number;
  note: string | null;
  accepted_by: string;
  accepted_at: Date;
}

/** Something wrong with a unit, from its report on. Of a unit at most one is open. */
export interface PostingExceptionTable {
  exception_id: Generated<string>;
  posting_id: string;
  reported_at: Date;
  /** When something was first done about it. */
  responded_at: Date | null;
  resolved_at: Date | null;
}

export interface WeeklyReportTable {
  order_id: string;
  /** Monday of the week that it is about. */
  week_from: Day;
  issued_at: Date;
}

export interface OrderTables {
  media_order: MediaOrderTable;
  media_order_item: MediaOrderItemTable;
  media_order_version: MediaOrderVersionTable;
  media_order_event: MediaOrderEventTable;
  discount_approval: DiscountApprovalTable;
  make_good: MakeGoodTable;
  media_posting: MediaPostingTable;
  monitoring_photo: MonitoringPhotoTable;
  posting_exception: PostingExceptionTable;
  weekly_report: WeeklyReportTable;
}
