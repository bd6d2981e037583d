import type { AlbumKind } from '@ooh/contract/domain/album';
import type { ColumnType, Generated } from 'kysely';

/** A calendar day, YYYY-MM-DD. */
type Day = ColumnType<string, string, string>;

export interface CreativeAlbumTable {
  release_id: string;
  album_id: string;
  /** The owner's number of it; null where it has none, or was imported before numbers were kept. */
  code: string | null;
  kind: AlbumKind;
  title: string;
  brand_id: string | null;
  brand_name: string;
  industry: string;
  city_code: string;
  medium_id: number;
  form_id: number;
  business_district: string | null;
  /** 3D, AR, 灯光, 互动, 异形 … */
  techniques: string[];
  description: string;
  published_on: Day;
  /** The order whose work it shows; null where there is none. */
  order_id: string | null;
  is_sample: boolean;
}

export interface CreativeAlbumOpenTable {
  album_id: string;
  user_id: string;
  opened_on: Day;
}

export interface CreativeImageTable {
  release_id: string;
  album_id: string;
  seq: number;
  /** Null where the picture is drawn. */
  attachment_id: string | null;
}

export interface StrategyCaseTable {
  release_id: string;
  case_id: string;
  /** The owner's number of it; null where it has none, or was imported before numbers were kept. */
  code: string | null;
  /** The order whose figures the case tells; null where it was imported or invented. */
  order_id: string | null;
  title: string;
  brand_name: string;
  industry: string;
  goal: string;
  city_code: string;
  start_date: Day;
  end_date: Day;
  background: string;
  insight: string;
  approach: string;
  lesson: string;
  is_sample: boolean;
}

export interface StrategyCaseMediumTable {
  release_id: string;
  case_id: string;
  medium_id: number;
  form_id: number;
  units: number;
  days: number;
  rate_card_fen: number;
  net_fen: number;
}

export interface CityLineTable {
  line_id: Generated<string>;
  owner_id: string;
  name: string;
  city_codes: string[];
  created_at: Date;
  updated_at: Date;
}

export interface MediaLibraryTables {
  creative_album: CreativeAlbumTable;
  creative_image: CreativeImageTable;
  creative_album_open: CreativeAlbumOpenTable;
  strategy_case: StrategyCaseTable;
  strategy_case_medium: StrategyCaseMediumTable;
  city_line: CityLineTable;
}
