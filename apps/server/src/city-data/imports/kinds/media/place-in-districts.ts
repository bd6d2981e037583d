import { areaLocator } from '@ooh/geo/area-locator';
import { wgs84 } from '@ooh/geo/point';
import { findCurrent } from '../../../release/data-release-store.ts';
import type { PositionRecord } from '../../../inventory/inventory-record.ts';
import { cityDistricts } from '../../../boundary/city-districts.ts';
import type { DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';

/** Positions without a district in the file get the one that contains them, marked 估算. */
export async function placeInDistricts(
  db: DbOrTransaction,
  cityCode: string,
  positions: readonly PositionRecord[],
): Promise<PositionRecord[]> {
  const release = await findCurrent(db, 'districts', cityCode);
  const outlines = await cityDistricts(db, cityCode, release ? { releaseId: release.release_id } : null);
  if (outlines.length === 0) return [...positions];
  const locator = areaLocator(outlines.map(({ area }) => area));
  return positions.map((position) => {
    if (position.districtName !== null) return position;
    const districtName = outlines[locator.locate(wgs84(position.lng, position.lat))]?.name;
    if (districtName === undefined) return position;
    return {
      ...position,
      districtName,
      estimatedFields: [...position.estimatedFields, 'districtName'],
    };
  });
}
