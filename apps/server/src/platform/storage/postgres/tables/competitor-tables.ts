import type { ColumnType, Generated } from 'kysely';
import type { CompetitorSubscription } from '@ooh/contract/domain/competitor-sighting';

/** A calendar day, YYYY-MM-DD; of a month its first. */
type Day = ColumnType<string, string, string>;

export interface ProductTable {
  /** The import that brought it; null for the demonstration's own. */
  release_id: string | null;
  product_id: string;
  brand_id: string;
  name: string;
  is_sample: boolean;
}

export interface CompetitorPlacementTable {
  release_id: string;
  placement_id: string;
  /** The owner's number of it; null where it has none, or was imported before numbers were kept. */
  code: string | null;
  city_code: string;
  brand_id: string;
  product_name: string | null;
  medium_id: number;
  form_id: number;
  place_name: string | null;
  month: Day;
  first_seen: Day;
  last_seen: Day;
  /** Faces, slots or vehicles. */
  units: number;
  /** At the rate card, without discounts. */
  spend_fen: number;
  /** True when the product estimated the amount. */
  is_estimated: boolean;
  is_sample: boolean;
}

export interface CompetitorConclusionTable {
  organisation_id: string;
  brand_id: string;
  start_month: Day;
  end_month: Day;
  version: number;
  body: string;
  author_id: string;
  created_at: Date;
}

export interface CompetitorSightingTable {
  release_id: string;
  sighting_id: string;
  placement_id: string;
  place_name: string;
  lng: number;
  lat: number;
  first_seen: Day;
  last_seen: Day;
  units: number;
  /** Its part of the placement's amount. */
  spend_fen: number;
  /** Which of the brand's creatives it shows: brand, season and number. */
  creative_key: string;
}

export interface CompetitorSubscriptionTable {
  subscription_id: Generated<string>;
  owner_id: string;
  name: string;
  filter: ColumnType<CompetitorSubscription['filter'], unknown, unknown>;
  cadence: CompetitorSubscription['cadence'];
  created_at: Date;
}

export interface CompetitorTables {
  competitor_sighting: CompetitorSightingTable;
  competitor_subscription: CompetitorSubscriptionTable;
  product: ProductTable;
  competitor_placement: CompetitorPlacementTable;
  competitor_conclusion: CompetitorConclusionTable;
}
