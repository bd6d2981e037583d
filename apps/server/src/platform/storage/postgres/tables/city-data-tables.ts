import type { LineLevel } from '@ooh/contract/domain/bus';
import type { DataRelease, ImportSession } from '@ooh/contract/domain/data-release';
import type { Area } from '@ooh/geo/polygon';
import type { ColumnType, Generated } from 'kysely';

type Json<Value> = ColumnType<Value, unknown, unknown>;
type Crs = 'WGS84' | 'GCJ02' | 'BD09';
/** [lng, lat], WGS-84. */
export type LngLat = readonly [number, number];

export interface DataReleaseTable {
  release_id: string;
  release_no: string;
  kind: DataRelease['kind'];
  city_code: string;
  state: 'building' | 'current' | 'superseded' | 'undone';
  source: string;
  legal_basis: string;
  crs: Crs;
  retain_until: string | null;
  file_name: string | null;
  file_sha256: string | null;
  content_sha256: string;
  is_demo: boolean;
  counts: Json<Record<string, number>>;
  /** What generated data were made from: seed, persons, the network's content. */
  parameters: Json<Record<string, unknown>>;
  /** Grows with each edit of the release's lines. */
  revision: Generated<number>;
  /** The release that was current when this one was published; restored by an undo. */
  replaces_release_id: string | null;
  created_by: string;
  created_at: Date;
}

export interface BusLineTable {
  release_id: string;
  line_id: string;
  line_name: string;
  level: LineLevel;
  operator: string | null;
  from_stop: string;
  to_stop: string;
  length_meters: number;
  stop_count: number;
  single_deck_vehicles: number;
  double_deck_vehicles: number;
  headway_minutes: number;
  daily_riders: number;
  first_hour: number;
  last_hour: number;
  /** Vehicles in publication today and in 30, 60 and 90 days. */
  in_publication: number[];
  estimated_fields: string[];
}

export interface BusLineDirectionTable {
  release_id: string;
  line_id: string;
  direction: number;
  name: string;
  length_meters: number;
  shape: Json<LngLat[]>;
}

export interface BusLineStopTable {
  release_id: string;
  line_id: string;
  direction: number;
  seq: number;
  name: string;
  lng: number;
  lat: number;
}

export interface BusLinePriceTable {
  release_id: string;
  line_id: string;
  form_id: number;
  deck: 'single' | 'double';
  price_fen: number;
  is_sample: boolean;
}

export interface BusinessDistrictTable {
  release_id: string;
  place_id: string;
  name: string;
  district_name: string | null;
  lng: number;
  lat: number;
  /** Closed ring. */
  ring: Json<LngLat[]>;
  is_indicative: boolean;
}

export interface MainRoadTable {
  release_id: string;
  place_id: string;
  name: string;
  path: Json<LngLat[]>;
  length_meters: number;
  road_class: '快速路' | '主干路' | '次干路' | '支路';
  is_indicative: boolean;
}

export interface AoiTable {
  release_id: string;
  place_id: string;
  name: string;
  aoi_type: string;
  lng: number;
  lat: number;
  ring: Json<LngLat[]>;
  is_indicative: boolean;
}

export interface PoiTable {
  release_id: string;
  place_id: string;
  name: string;
  category: string;
  brand: string | null;
  address: string | null;
  district_name: string | null;
  lng: number;
  lat: number;
  is_indicative: boolean;
}

export interface DistrictTable {
  release_id: string;
  district_id: string;
  adcode: string | null;
  name: string;
  /** Middle of the largest part. */
  lng: number;
  lat: number;
  square_meters: number;
  /** GeoJSON Polygon or MultiPolygon. */
  area: Json<Area>;
}

export interface DistrictPopulationTable {
  release_id: string;
  /** Code of a district of the shipped boundaries. */
  district_id: string;
  name: string;
  /** Residents of all ages. */
  residents: number;
  /** Both or none. */
  men: number | null;
  women: number | null;
  /** Residents of 0–14 and of the six age bands of panels, or none. */
  ages: number[] | null;
}

export interface ImportSessionTable {
  import_id: Generated<string>;
  owner_id: string;
  kind: ImportSession['kind'];
  city_code: string;
  crs: Crs;
  attachment_id: string;
  file_name: string;
  byte_count: number;
  file_sha256: string;
  format: ImportSession['format'];
  encoding: string;
  row_count: number;
  grid: Json<ImportSession['grid']>;
  columns: Json<string[]>;
  mapping: Json<unknown>;
  head_rows: Json<ImportSession['headRows']>;
  header_row: number;
  mode: ImportSession['mode'] | null;
  words: Json<ImportSession['words']>;
  preview: Json<unknown>;
  preview_shapes: Json<unknown>;
  state: 'uploaded' | 'checked' | 'importing' | 'imported' | 'failed' | 'cancelled';
  report: Json<unknown>;
  job_id: string | null;
  release_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** What a word of a file means to an organisation. */
export interface ImportWordTable {
  organisation_id: string;
  field: string;
  word: string;
  value: string;
  set_by: string;
  set_at: Date;
}

export interface ImportTemplateTable {
  template_id: Generated<string>;
  organisation_id: string;
  kind: ImportSession['kind'];
  name: string;
  settings: Json<unknown>;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface CityDataTables {
  import_word: ImportWordTable;
  import_template: ImportTemplateTable;
  data_release: DataReleaseTable;
  bus_line: BusLineTable;
  bus_line_direction: BusLineDirectionTable;
  bus_line_stop: BusLineStopTable;
  bus_line_price: BusLinePriceTable;
  business_district: BusinessDistrictTable;
  main_road: MainRoadTable;
  aoi: AoiTable;
  poi: PoiTable;
  district: DistrictTable;
  district_population: DistrictPopulationTable;
  import_session: ImportSessionTable;
}
