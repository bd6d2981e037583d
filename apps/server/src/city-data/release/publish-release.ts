import { certain } from '@ooh/contract/core/certain';
import { releaseStateNames } from '@ooh/contract/domain/data-release';
import type { Context } from '../../context.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import {
  findCurrent,
  findRelease,
  insertRelease,
  lockReleases,
  makeCurrent,
  setState,
  type DataReleaseRow,
  type NewRelease,
} from './data-release-store.ts';
import type { ReleaseEvent } from './release-hooks.ts';
import { takeReleaseStatistics } from './release-statistics.ts';

type Publishing = Pick<Context, 'db' | 'releases'>;

export interface PublishedRelease {
  readonly release: DataReleaseRow;
  /** True when the very same content was current already; nothing was written then. */
  readonly isUnchanged: boolean;
}

/** Whether the new data differ from the current release; undefined counts as a change. */
type Filled = 'changed' | 'unchanged' | void;

/** Ends a transaction whose release is identical to the current one. */
class NothingNew extends Error {
  readonly current: DataReleaseRow;
  constructor(current: DataReleaseRow) {
    super('the release says nothing new');
    this.current = current;
  }
}

/**
 * Registers, fills and publishes a release in one transaction: either the whole release is in force or nothing
 * has happened. The same content as the current release changes nothing (unless `comparesContent` is false), nor
 * does a filling that says so.
 */
export async function publishNew(
  context: Publishing,
  release: NewRelease,
  fill: (
    transaction: DbOrTransaction,
    releaseId: string,
    previous: DataReleaseRow | undefined,
  ) => Promise<Filled>,
  { comparesContent = true } = {},
): Promise<PublishedRelease> {
  try {
    const published = await context.db.transaction().execute(async (transaction) => {
      await lockReleases(transaction, release.kind, release.cityCode);
      const previous = await findCurrent(transaction, release.kind, release.cityCode);
      const isSame = comparesContent && previous?.content_sha256 === release.contentSha256;
      if (previous && isSame) throw new NothingNew(previous);
      const releaseId = await insertRelease(transaction, release);
      const filled = await fill(transaction, releaseId, previous);
      if (filled === 'unchanged' && previous) throw new NothingNew(previous);
      return publish(context, transaction, releaseId);
    });
    // The release is in force whatever becomes of its statistics, which the database takes itself in the end.
    await takeReleaseStatistics(context.db, published).catch(() => undefined);
    await context.releases.afterCommit(eventOf(published, 'published'));
    return { release: published, isUnchanged: false };
  } catch (error) {
    if (error instanceof NothingNew) return { release: error.current, isUnchanged: true };
    throw error;
  }
}

/** Publishes a release whose data were written before (outside PostgreSQL). */
export async function publishBuilt(
  context: Publishing,
  built: DataReleaseRow,
  alongside: (transaction: DbOrTransaction) => Promise<void> = async () => undefined,
): Promise<DataReleaseRow> {
  const release = await context.db.transaction().execute(async (transaction) => {
    await lockReleases(transaction, built.kind, built.city_code);
    await alongside(transaction);
    return publish(context, transaction, built.release_id);
  });
  await context.releases.afterCommit(eventOf(release, 'published'));
  return release;
}

async function publish(
  context: Publishing,
  transaction: DbOrTransaction,
  releaseId: string,
): Promise<DataReleaseRow> {
  const built = await findRelease(transaction, releaseId);
  if (built?.state !== 'building') throw new Error(`release ${releaseId} is not being built`);
  await makeCurrent(transaction, built);
  const release = certain(await findRelease(transaction, releaseId), 'release', releaseId);
  await context.releases.inTransaction(transaction, eventOf(release, 'published'));
  return release;
}

/**
 * Undoes the current release as a whole; the newest earlier one that was not undone itself becomes current
 * again. Refuses releases in any other state.
 */
export async function undoRelease(context: Publishing, found: DataReleaseRow): Promise<DataReleaseRow> {
  const undone = await context.db.transaction().execute(async (transaction) => {
    await lockReleases(transaction, found.kind, found.city_code);
    const release = await findRelease(transaction, found.release_id);
    if (!release) throw notFound('数据版本');
    if (release.state !== 'current') {
      throw new AppError(
        'conflict',
        `只能撤销生效中的版本，此版本的状态为「${releaseStateNames[release.state]}」`,
      );
    }
    await setState(transaction, release.release_id, 'undone');
    const restored = await before(transaction, release);
    if (restored) await setState(transaction, restored.release_id, 'current');
    await context.releases.inTransaction(transaction, eventOf(release, 'undone'));
    return { ...release, state: 'undone' as const };
  });
  await context.releases.afterCommit(eventOf(undone, 'undone'));
  return undone;
}

async function before(
  transaction: DbOrTransaction,
  release: DataReleaseRow,
): Promise<DataReleaseRow | undefined> {
  let id = release.replaces_release_id;
  while (id !== null) {
    const earlier = await findRelease(transaction, id);
    if (earlier?.state === 'superseded') return earlier;
    id = earlier?.replaces_release_id ?? null;
  }
  return undefined;
}

function eventOf(release: DataReleaseRow, reason: ReleaseEvent['reason']): ReleaseEvent {
  return { releaseId: release.release_id, kind: release.kind, cityCode: release.city_code, reason };
}
