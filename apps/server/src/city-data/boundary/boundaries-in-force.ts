import { findCurrent } from '../release/data-release-store.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { cityDistricts } from './city-districts.ts';
import type { Boundary } from './read-boundaries.ts';
import { regionByCode } from '../../reference/region/regions.ts';

export interface BoundarySource {
  readonly source: string;
  /** Null for the boundaries that come with the product. */
  readonly releaseNo: string | null;
}

const shipped: BoundarySource = { source: '内置行政区边界', releaseNo: null };

export interface BoundariesInForce {
  /** The outlines of a city's parts, or of a district itself, from a release; null where the shipped ones apply. */
  readonly imported: readonly Boundary[] | null;
  readonly source: BoundarySource;
  /** Equal keys mean equal boundaries. */
  readonly key: string;
}

function cityCodeOf(adcode: string): string | null {
  const region = regionByCode(adcode);
  if (region?.level === 'district') return region.parentAdcode;
  return region?.level === 'city' ? adcode : null;
}

/** A region with its parts; districts of a city have the outlines of the current release. */
export async function boundariesInForce(db: Db, adcode: string): Promise<BoundariesInForce> {
  const cityCode = cityCodeOf(adcode);
  const release = cityCode === null ? undefined : await findCurrent(db, 'districts', cityCode);
  const asShipped = { imported: null, source: shipped, key: adcode };
  if (cityCode === null || release === undefined) return asShipped;
  const { release_id: releaseId, release_no: releaseNo, source } = release;
  const districts = await cityDistricts(db, cityCode, { releaseId });
  const imported =
    cityCode === adcode ? districts : districts.filter((district) => district.adcode === adcode);
  if (imported.length === 0) return asShipped;
  return { imported, source: { source, releaseNo }, key: `${adcode}/${releaseId}` };
}
