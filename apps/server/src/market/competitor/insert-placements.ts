import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

/** What a release of placements holds. */
export const placementTables = {
  placements: {
    table: 'competitor_placement',
    columns:
      'release_id text, placement_id text, code text, city_code text, brand_id text, product_name text, medium_id int, form_id int, place_name text, month date, first_seen date, last_seen date, units int, spend_fen bigint, is_estimated boolean, is_sample boolean',
  },
} as const;

/** A placement as it is stored. Days are YYYY-MM-DD; `month` is the first day of one. */
export interface PlacementRecord {
  readonly placementId: string;
  /** The owner's number of it. */
  readonly code?: string | null;
  readonly brandId: string;
  readonly productName: string | null;
  readonly mediumId: number;
  readonly formId: number;
  readonly placeName: string | null;
  readonly month: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly units: number;
  readonly spendFen: number;
}

/** Writes the placements of a city's release. */
export async function insertPlacements(
  transaction: DbOrTransaction,
  release: { readonly releaseId: string; readonly cityCode: string; readonly isSample: boolean },
  placements: readonly (PlacementRecord & { readonly isEstimated: boolean })[],
): Promise<void> {
  await insertRows(
    transaction,
    placementTables.placements.table,
    placementTables.placements.columns,
    placements.map((placement) => ({
      release_id: release.releaseId,
      placement_id: placement.placementId,
      code: placement.code ?? null,
      city_code: release.cityCode,
      brand_id: placement.brandId,
      product_name: placement.productName,
      medium_id: placement.mediumId,
      form_id: placement.formId,
      place_name: placement.placeName,
      month: placement.month,
      first_seen: placement.firstSeen,
      last_seen: placement.lastSeen,
      units: placement.units,
      spend_fen: placement.spendFen,
      is_estimated: placement.isEstimated,
      is_sample: release.isSample,
    })),
  );
}
