import { certain } from '@ooh/contract/core/certain';
import type { ImportRemoval } from '@ooh/contract/domain/data-release';
import type { Context } from '../../context.ts';
import {
  deleteRelease,
  findCurrent,
  insertRelease,
  lockReleases,
  setCounts,
  type DataReleaseRow,
  type NewRelease,
} from '../../city-data/release/data-release-store.ts';
import { findRelease } from '../../city-data/release/data-release-store.ts';
import { recordRestsOn } from '../../city-data/release/rests-on.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inMode } from '../../city-data/imports/removal.ts';
import { publishBuilt, publishNew } from '../../city-data/release/publish-release.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type {
  ClickHouseWriter,
  ImportMode,
  PostgresWriter,
  WriteOutcome,
} from '../../city-data/imports/import-kind.ts';

/** Changes to the current data. */
export interface PublishedImport {
  readonly releaseId: string;
  readonly isUnchanged: boolean;
  readonly changes: Readonly<Record<string, number>>;
  readonly removal: ImportRemoval | null;
}

interface Publishing {
  readonly release: NewRelease;
  readonly mode: ImportMode;
  readonly signal: AbortSignal;
  /** Work committed or rolled back with the release, in its transaction. */
  alongside(transaction: DbOrTransaction, releaseId: string, outcome: WriteOutcome): Promise<void>;
}

/** Writes a checked file as one release and publishes it atomically. */
export function publishImport(
  context: Context,
  writer: PostgresWriter | ClickHouseWriter,
  publishing: Publishing,
): Promise<PublishedImport> {
  return writer.store === 'postgres'
    ? publishRows(context, writer, publishing)
    : publishFacts(context, writer, publishing);
}

async function publishRows(
  context: Context,
  writer: PostgresWriter,
  publishing: Publishing,
): Promise<PublishedImport> {
  await writer.keepFiles?.();
  try {
    return await publishWritten(context, writer, publishing);
  } finally {
    await writer.dropFiles?.().catch((error: unknown) => {
      context.log.error({ err: error }, 'cannot remove the files of an import that failed');
    });
  }
}

interface Writing {
  readonly releaseId: string;
  readonly previous: DataReleaseRow | undefined;
  readonly mode: ImportMode;
}

/** Writes the rows; says of what goes whether it has to be confirmed in the way in which the file acts. */
async function writeRows(
  writer: PostgresWriter,
  transaction: DbOrTransaction,
  { releaseId, previous, mode }: Writing,
): Promise<WriteOutcome> {
  const outcome = await writer.write(transaction, releaseId, previous, mode);
  return { ...outcome, removal: inMode(outcome.removal ?? null, mode) };
}

async function publishWritten(
  context: Context,
  writer: PostgresWriter,
  { release, mode, signal, alongside }: Publishing,
): Promise<PublishedImport> {
  let written: WriteOutcome | undefined;
  const published = await publishNew(
    context,
    release,
    async (transaction, releaseId, previous) => {
      const outcome = await writeRows(writer, transaction, { releaseId, previous, mode });
      written = outcome;
      if (outcome.isUnchanged) return 'unchanged';
      await setCounts(transaction, releaseId, outcome.counts);
      if (!outcome.standsAlone) await recordRestsOn(transaction, releaseId, previous, mode);
      // The last moment at which a cancelled import leaves nothing behind.
      signal.throwIfAborted();
      await alongside(transaction, releaseId, outcome);
      return 'changed';
    },
    // What a file adds to says nothing about what the whole will be.
    { comparesContent: mode === 'replace' },
  );
  return {
    releaseId: published.release.release_id,
    isUnchanged: published.isUnchanged,
    changes: written?.changes ?? {},
    removal: published.isUnchanged ? null : (written?.removal ?? null),
  };
}

async function publishFacts(
  context: Context,
  writer: ClickHouseWriter,
  { release, mode, signal, alongside }: Publishing,
): Promise<PublishedImport> {
  const releaseId = certain(release.releaseId, 'release id of an import');
  await forget(context, writer, releaseId);
  const registered = await context.db.transaction().execute(async (transaction) => {
    await lockReleases(transaction, release.kind, release.cityCode);
    const current = await findCurrent(transaction, release.kind, release.cityCode);
    if (current?.content_sha256 === release.contentSha256) return current;
    await insertRelease(transaction, release);
    return { built: certain(await findRelease(transaction, releaseId), 'release', releaseId), current };
  });
  if ('release_id' in registered)
    return { releaseId: registered.release_id, isUnchanged: true, changes: {}, removal: null };
  const { current } = registered;
  try {
    const outcome = await writeFacts(context, writer, { releaseId, previous: current, mode });
    signal.throwIfAborted();
    if (outcome.isUnchanged && current) {
      await forget(context, writer, releaseId);
      const changes = outcome.changes ?? {};
      return { releaseId: current.release_id, isUnchanged: true, changes, removal: null };
    }
    const built = await context.db.transaction().execute(async (transaction): Promise<DataReleaseRow> => {
      await setCounts(transaction, releaseId, outcome.counts);
      return { ...registered.built, counts: { ...outcome.counts } };
    });
    await publishBuilt(context, built, async (transaction) => {
      await assertStillCurrent(transaction, release, current);
      await recordRestsOn(transaction, releaseId, current, mode);
      await alongside(transaction, releaseId, outcome);
    });
    return {
      releaseId,
      isUnchanged: false,
      changes: outcome.changes ?? {},
      removal: outcome.removal ?? null,
    };
  } catch (error) {
    await forget(context, writer, releaseId).catch((failure: unknown) => {
      context.log.error({ err: failure, releaseId }, 'cannot remove a release that failed');
    });
    throw error;
  }
}

async function writeFacts(
  { clickhouse }: Context,
  writer: ClickHouseWriter,
  { releaseId, previous, mode }: Writing,
): Promise<WriteOutcome> {
  const outcome = await writer.write(clickhouse, releaseId, previous?.release_id, mode);
  return { ...outcome, removal: inMode(outcome.removal ?? null, mode) };
}

/** What an update was written over has to be in force still. */
async function assertStillCurrent(
  transaction: DbOrTransaction,
  { kind, cityCode }: NewRelease,
  previous: DataReleaseRow | undefined,
): Promise<void> {
  const current = await findCurrent(transaction, kind, cityCode);
  if (current?.release_id !== previous?.release_id)
    throw new AppError('conflict', '导入期间现行数据有了新版本，未作任何修改，请重新导入');
}

/** What writing a file would change, determined by writing it and taking it away again. */
async function rehearseFacts(
  context: Context,
  writer: ClickHouseWriter,
  { releaseId, previous, mode }: Writing,
): Promise<WriteOutcome> {
  await writer.remove(context.clickhouse, releaseId);
  try {
    return await writeFacts(context, writer, { releaseId, previous, mode });
  } finally {
    await writer.remove(context.clickhouse, releaseId);
  }
}

/** Removes what an earlier attempt of the same job has left. A release that came into force stays. */
async function forget(context: Context, writer: ClickHouseWriter, releaseId: string): Promise<void> {
  const left = await findRelease(context.db, releaseId);
  if (left && left.state !== 'building') return;
  await writer.remove(context.clickhouse, releaseId);
  await deleteRelease(context.db, releaseId);
}

/** Ends the transaction of a dry run. */
class RehearsalOver extends Error {}

/** Changes that publishing would make, determined by publishing and rolling back. */
export async function rehearseImport(
  context: Context,
  writer: PostgresWriter | ClickHouseWriter,
  { release, mode }: Pick<Publishing, 'release' | 'mode'>,
): Promise<PublishedImport | null> {
  const current = await findCurrent(context.db, release.kind, release.cityCode);
  const unchanged = current && {
    releaseId: current.release_id,
    isUnchanged: true,
    changes: {},
    removal: null,
  };
  const comparesContent = writer.store === 'clickhouse' || mode === 'replace';
  if (unchanged && comparesContent && current.content_sha256 === release.contentSha256) return unchanged;
  let outcome: WriteOutcome | undefined;
  if (writer.store === 'clickhouse') {
    const releaseId = certain(release.releaseId, 'release id of an import');
    outcome = await rehearseFacts(context, writer, { releaseId, previous: current, mode });
  } else outcome = await rehearseRows(context, writer, release, mode);
  if (outcome?.isUnchanged && unchanged) return { ...unchanged, changes: outcome.changes ?? {} };
  return outcome
    ? {
        releaseId: '',
        isUnchanged: false,
        changes: outcome.changes ?? {},
        removal: outcome.removal ?? null,
      }
    : null;
}

async function rehearseRows(
  context: Context,
  writer: PostgresWriter,
  release: NewRelease,
  mode: ImportMode,
): Promise<WriteOutcome | undefined> {
  let outcome: WriteOutcome | undefined;
  try {
    await context.db.transaction().execute(async (transaction) => {
      const previous = await findCurrent(transaction, release.kind, release.cityCode);
      await lockReleases(transaction, release.kind, release.cityCode);
      const releaseId = await insertRelease(transaction, release);
      outcome = await writeRows(writer, transaction, { releaseId, previous, mode });
      throw new RehearsalOver();
    });
  } catch (error) {
    if (!(error instanceof RehearsalOver)) throw error;
  }
  return outcome;
}
