import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { PlaceSetKind } from '@ooh/contract/domain/place-set-names';
import type { ColumnType, Generated } from 'kysely';

export interface PlaceSetTable {
  place_set_id: Generated<string>;
  owner_id: string;
  organisation_id: string;
  name: string;
  kind: PlaceSetKind;
  city_code: string;
  is_shared: boolean;
  entries: ColumnType<PlaceEntry[], unknown, unknown>;
  /** Number of the entries. */
  places: number;
  version: number;
  updated_at: Date;
}

/** Sets of places that users keep. */
export interface PlaceSetTables {
  place_set: PlaceSetTable;
}
