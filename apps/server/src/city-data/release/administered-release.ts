import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { administers } from './city-scope.ts';
import { findRelease, type DataReleaseRow } from './data-release-store.ts';

/** A release of a city whose data the user administers; any other is as one that does not exist. */
export async function administeredRelease(
  db: Db,
  user: Pick<SignedInUser, 'permission'>,
  releaseId: string,
): Promise<DataReleaseRow> {
  const release = await findRelease(db, releaseId);
  if (!release || !administers(user, release.city_code)) throw notFound('数据版本');
  return release;
}
