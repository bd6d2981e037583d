import type { CityDistrict } from '@ooh/city/city-grid';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import { readPopulations } from '../../city-data/population/district-populations.ts';
import type { PopulationSource } from '../../city-data/population/panel-margins.ts';
import { findCurrent, type DataReleaseRow } from '../../city-data/release/data-release-store.ts';
import { wholeSource } from '../../city-data/release/rests-on.ts';
import { hashOf } from './publish-parts.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The districts of a city with the populations that are imported of them. */
export interface PopulatedDistricts {
  readonly districts: readonly CityDistrict[];
  /** Null where nothing is imported, and published figures count. */
  readonly imported: {
    readonly contentSha256: string;
    readonly source: PopulationSource;
    /** Whether every district has a figure, so that none of the city is needed. */
    readonly isComplete: boolean;
  } | null;
}

export async function populatedDistricts(
  db: Db,
  cityCode: string,
  districts: readonly Boundary[],
): Promise<PopulatedDistricts> {
  const release = await findCurrent(db, 'district-populations', cityCode);
  if (release === undefined) return { districts, imported: null };
  const populations = await readPopulations(db, release.release_id);
  const byId = new Map(populations.map((one) => [one.districtId, one]));
  const populated = districts.map((district): CityDistrict => {
    const own = byId.get(district.adcode);
    if (own === undefined) return district;
    const { residents, men, women, ages } = own;
    return {
      ...district,
      residents,
      ...(men !== null && women !== null && { sexes: [men, women] as const }),
      ...(ages !== null && { ages }),
    };
  });
  const own = populated.filter(({ residents }) => residents !== undefined);
  return {
    districts: populated,
    imported: {
      contentSha256: hashOf(populations),
      source: sourceOf(release, own, districts.length),
      isComplete: own.length === districts.length,
    },
  };
}

function sourceOf(
  release: DataReleaseRow,
  own: readonly CityDistrict[],
  ofDistricts: number,
): PopulationSource {
  return {
    releaseNo: release.release_no,
    source: wholeSource(release),
    fileName: release.file_name,
    importedOn: chinaDate(release.created_at),
    districts: own.length,
    ofDistricts,
    hasSexes: own.some(({ sexes }) => sexes !== undefined),
    hasAges: own.some(({ ages }) => ages !== undefined),
  };
}
