import { memoize } from '../../platform/memoize.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { districtsOf } from './boundaries.ts';
import type { Boundary } from './read-boundaries.ts';

/** Cache size: releases change rarely, and few cities are in use. */
const kept = memoize<readonly Boundary[]>(24);

/** Outlines of a release; a row that covers the whole city is not a district. */
async function readDistricts(db: DbOrTransaction, releaseId: string): Promise<readonly Boundary[]> {
  const rows = await db
    .selectFrom('district')
    .select(['district_id', 'adcode', 'name', 'area'])
    .where('release_id', '=', releaseId)
    .orderBy('district_id')
    .execute();
  return rows
    .filter(({ adcode }) => adcode === null || !adcode.endsWith('00'))
    .map(({ district_id, name, area }) => ({ adcode: district_id, name, area: area }));
}

/**
 * Districts of a city: the imported outlines where there is a current release of them, else the shipped ones. A district
 * whose code the file did not know has the id that the import gave it.
 */
export async function cityDistricts(
  db: DbOrTransaction,
  cityCode: string,
  release: { readonly releaseId: string } | null,
): Promise<readonly Boundary[]> {
  if (release === null) return districtsOf(cityCode);
  const imported = await kept(release.releaseId, () => readDistricts(db, release.releaseId));
  return imported.length > 0 ? imported : districtsOf(cityCode);
}
