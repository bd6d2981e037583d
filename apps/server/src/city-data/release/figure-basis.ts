import type { DataRelease } from '@ooh/contract/domain/data-release';
import type { Basis } from '@ooh/contract/domain/figure';
import { cityName } from '../../reference/region/regions.ts';
import { holdsDemo, wholeSource } from './rests-on.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** A data release as the 口径 of a figure names it. */
export interface BasisRelease {
  readonly kind: DataRelease['kind'];
  readonly releaseNo: string;
  readonly source: string;
  readonly isDemo: boolean;
}

/** 口径 of estimated figures about a city's people: the same words on screen and in every export. */
export function figureBasis(
  cityCode: string,
  /** What the figures were computed from, the panel first; null for what the city has not. */
  releases: readonly (BasisRelease | null | undefined)[],
  universePersons: number,
  period: string,
): Basis {
  const named = releases.filter((release) => release !== null && release !== undefined);
  return {
    nature: '预估',
    source: named.map(({ source }) => source).join(' × '),
    universe: `${cityName(cityCode)}常住15岁及以上人口`,
    universePersons,
    period,
    dataReleases: named.map(({ kind, releaseNo }) => ({ kind, releaseNo })),
    isDemo: named.some(({ isDemo }) => isDemo),
  };
}

/** Releases by id, in force or not: figures that were stored name what they were computed from. */
export async function basisReleases(
  db: Db,
  releaseIds: readonly string[],
): Promise<ReadonlyMap<string, BasisRelease>> {
  if (releaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('data_release')
    .select(['release_id', 'kind', 'release_no', 'source', 'file_name', 'is_demo', 'parameters'])
    .where('release_id', 'in', [...new Set(releaseIds)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.release_id,
      { kind: row.kind, releaseNo: row.release_no, source: wholeSource(row), isDemo: holdsDemo(row) },
    ]),
  );
}
