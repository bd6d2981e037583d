import type { BookingState, PositionLevel } from '@ooh/contract/domain/medium';
import type { FaceDetails, PositionDetails } from '@ooh/contract/domain/position-details';
import type { ColumnType, Generated } from 'kysely';
import type { LngLat } from './city-data-tables.ts';

export interface MediumTable {
  /** As in `mediaIds` of permissions. */
  medium_id: number;
  name: string;
  unit: string;
  category: string;
  is_moving: boolean;
}

export interface MediumFormTable {
  medium_id: number;
  form_id: number;
  name: string;
  width_millimeters: number;
  height_millimeters: number;
  is_lit: boolean;
  /** Of one advertisement; null where the picture stands still. */
  spot_seconds: number | null;
  loop_seconds: number | null;
  production_fen: number;
}

export interface MetroLineTable {
  release_id: string;
  line_id: string;
  name: string;
  length_meters: number;
  is_loop: boolean;
  first_hour: number;
  last_hour: number;
  path: ColumnType<LngLat[], unknown, unknown>;
  is_indicative: boolean;
}

export interface MetroStationTable {
  release_id: string;
  station_id: string;
  name: string;
  district_name: string | null;
  lng: number;
  lat: number;
  /** H3, resolution 9, as 15 hexadecimal digits. */
  cell: string;
  daily_riders: number | null;
  is_indicative: boolean;
}

export interface MetroStopTable {
  release_id: string;
  line_id: string;
  seq: number;
  station_id: string;
}

export interface MediaPositionTable {
  release_id: string;
  /** Stays the same from release to release: bookings outlive a new import. */
  position_id: string;
  medium_id: number;
  /** The seller's number of the position. */
  code: string;
  name: string;
  address: string | null;
  district_name: string | null;
  lng: number;
  lat: number;
  /** H3, resolution 9, as 15 hexadecimal digits. */
  cell: string;
  level: PositionLevel;
  operator: string | null;
  road_id: string | null;
  aoi_id: string | null;
  business_district_id: string | null;
  metro_station_id: string | null;
  is_indicative: boolean;
  estimated_fields: string[];
  details: ColumnType<PositionDetails, string | undefined, string>;
}

export interface MediaFaceTable {
  release_id: string;
  position_id: string;
  /** Unique in the country and the same from release to release. */
  face_id: string;
  face_no: string;
  medium_id: number;
  form_id: number;
  width_millimeters: number;
  height_millimeters: number;
  is_lit: boolean;
  facing_degrees: number | null;
  spot_seconds: number | null;
  loop_seconds: number | null;
  /** Advertisements that share the face: 1 where the picture stands still. */
  slots: number;
  details: ColumnType<FaceDetails, string | undefined, string>;
}

export interface RateCardPriceTable {
  release_id: string;
  medium_id: number;
  form_id: number;
  level: PositionLevel;
  /** One face, or one slot of it, for `period_days`. */
  price_fen: number;
  period_days: number;
  is_sample: boolean;
}

export interface RateCardDiscountTable {
  release_id: string;
  medium_id: number;
  /** Holds for bookings of at least so many days. */
  least_days: number;
  /** Of the rate card: 850 is 八五折. */
  permille: number;
  is_sample: boolean;
}

export interface RateCardFloorTable {
  release_id: string;
  medium_id: number;
  form_id: number;
  /** Of the rate card: below 700, which is 七折, a line needs an approval. */
  permille: number;
  is_sample: boolean;
}

export interface MediaBookingTable {
  booking_id: Generated<string>;
  /** The release that brought it; null for one made in the product. */
  release_id: string | null;
  city_code: string;
  medium_id: number;
  /** Of a face; of a moving medium `line id:deck`, whose slots are its vehicles. */
  face_id: string;
  slot: Generated<number>;
  /** A PostgreSQL daterange, upper end excluded. */
  period: string;
  state: BookingState;
  /** Of a hold. */
  expires_at: Date | null;
  is_in_force: Generated<boolean>;
  is_sample: boolean;
  /** What an order bought or holds with it. */
  order_item_id: Generated<string | null>;
  /** The make-good that it was given for. */
  make_good_id: Generated<string | null>;
  created_at: Date;
}

export interface MediaInventoryTables {
  medium: MediumTable;
  medium_form: MediumFormTable;
  metro_line: MetroLineTable;
  metro_station: MetroStationTable;
  metro_stop: MetroStopTable;
  media_position: MediaPositionTable;
  media_face: MediaFaceTable;
  rate_card_price: RateCardPriceTable;
  rate_card_discount: RateCardDiscountTable;
  rate_card_floor: RateCardFloorTable;
  media_booking: MediaBookingTable;
}
