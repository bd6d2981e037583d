import { findCurrent } from '../data-release/data-release-store.ts';
import type { Db } from '../storage/postgres/database.ts';
import { boundariesOf, type BoundaryFamily } from './boundaries.ts';
import { cityDistricts } from './city-districts.ts';
import { regionByCode } from './regions.ts';

export interface BoundarySource {
  readonly source: string;
  /** Null for the boundaries that come with the product. */
  readonly releaseNo: string | null;
}

const shipped: BoundarySource = { source: '内置行政区边界', releaseNo: null };

export interface BoundariesInForce {
  readonly family: BoundaryFamily;
  readonly source: BoundarySource;
  /** Equal keys mean equal boundaries. */
  readonly key: string;
}

function cityCodeOf(adcode: string): string | null {
  const region = regionByCode(adcode);
  if (region?.level === 'district') return region.parentAdcode;
  return region?.level === 'city' ? adcode : null;
}

/** A region with its parts; the districts of a city, and each of them, as a release in force draws them. */
export async function boundariesInForce(db: Db, adcode: string): Promise<BoundariesInForce> {
  const cityCode = cityCodeOf(adcode);
  const [family, release] = await Promise.all([
    boundariesOf(adcode),
    cityCode === null ? undefined : findCurrent(db, 'districts', cityCode),
  ]);
  const asShipped = { family, source: shipped, key: adcode };
  if (cityCode === null || release === undefined) return asShipped;
  const { release_id: releaseId, release_no: releaseNo, source } = release;
  const districts = await cityDistricts(db, cityCode, { releaseId });
  const imported = { source: { source, releaseNo }, key: `${adcode}/${releaseId}` };
  if (cityCode === adcode) return { ...imported, family: { self: family.self, children: districts } };
  const self = districts.find((district) => district.adcode === adcode);
  return self === undefined ? asShipped : { ...imported, family: { self, children: [] } };
}
