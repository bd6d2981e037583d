import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';

/** A place where a placement was seen, as it is stored. Days are YYYY-MM-DD. */
export interface SightingRecord {
  readonly sightingId: string;
  readonly placementId: string;
  readonly placeName: string;
  readonly lng: number;
  readonly lat: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly units: number;
  readonly spendFen: number;
  readonly creativeKey: string;
}

/** Writes the sightings of a release's placements. */
export async function insertSightings(
  transaction: DbOrTransaction,
  releaseId: string,
  sightings: readonly SightingRecord[],
): Promise<void> {
  await insertRows(
    transaction,
    'competitor_sighting',
    'release_id text, sighting_id text, placement_id text, place_name text, lng float8, lat float8, first_seen date, last_seen date, units int, spend_fen bigint, creative_key text',
    sightings.map((one) => ({
      release_id: releaseId,
      sighting_id: one.sightingId,
      placement_id: one.placementId,
      place_name: one.placeName,
      lng: one.lng,
      lat: one.lat,
      first_seen: one.firstSeen,
      last_seen: one.lastSeen,
      units: one.units,
      spend_fen: one.spendFen,
      creative_key: one.creativeKey,
    })),
  );
}
