import { packRule } from '@ooh/contract/domain/crowd-pack';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { packSetJobKind, type PackSetJob } from './compute-pack.ts';
import { keepUpload, type FoundPersons } from './match-upload.ts';
import { insertPack, setPackJob } from './pack-store.ts';
import type { HashedPanel } from './panel-identity.ts';
import { ruleSentence } from './rule-text.ts';

/** A pack of a list, with the persons that its ids found. */
export interface ImportedPack extends Omit<FoundPersons, 'fileName'> {
  readonly name: string;
  /** Of name and ids: the same pack again is the one that is there. */
  readonly digest: string;
}

interface PackImport {
  readonly owner: Pick<SignedInUser, 'userId' | 'organisationId'>;
  readonly panel: HashedPanel;
  readonly releaseId: string;
  readonly now: Date;
}

/** Stores a pack; undefined where the organisation has the very same one already. */
async function insertImported(
  transaction: DbOrTransaction,
  { owner, panel, releaseId, now }: PackImport,
  pack: ImportedPack,
): Promise<string | undefined> {
  // Another panel finds other persons: then it is another pack.
  const requestKey = `${panel.releaseId}|${pack.digest}`;
  const same = await transaction
    .selectFrom('crowd_pack')
    .select('pack_id')
    .where('organisation_id', '=', owner.organisationId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (same !== undefined) return undefined;
  const uploadId = await keepUpload(transaction, owner, panel, { ...pack, fileName: pack.name }, now);
  const rule = packRule.parse({ parts: [{ kind: 'upload', uploadId }] });
  const summary = ruleSentence(rule, new Map([[uploadId, pack.name]]));
  const cityCodes = [panel.cityCode];
  const imported = { name: pack.name, cityCodes, rule, summary, requestKey, releaseId };
  return (await insertPack(transaction, owner, imported, now))?.pack_id;
}

/** Stores the packs of a list that are not there yet and begins their computation. Answers how many those are. */
export async function importPacks(
  transaction: DbOrTransaction,
  jobs: Context['jobs'],
  about: PackImport,
  packs: readonly ImportedPack[],
): Promise<number> {
  const packIds: string[] = [];
  for (const pack of packs) {
    const packId = await insertImported(transaction, about, pack);
    if (packId !== undefined) packIds.push(packId);
  }
  if (packIds.length === 0) return 0;
  const job: PackSetJob = { packIds };
  const jobId = await jobs.enqueue(packSetJobKind, about.owner.userId, job, transaction);
  for (const packId of packIds) await setPackJob(transaction, packId, jobId);
  return packIds.length;
}

/** Removes the packs of an import with what is known of their persons; packs that name one of them expire. */
async function takeBack(transaction: DbOrTransaction, releaseId: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('crowd_pack')
    .where('release_id', '=', releaseId)
    .returning(['pack_id', 'rule'])
    .execute();
  const uploadIds = gone.flatMap(({ rule }) =>
    rule.parts.flatMap((part) => (part.kind === 'upload' ? [part.uploadId] : [])),
  );
  if (uploadIds.length > 0)
    await transaction.deleteFrom('crowd_pack_upload').where('upload_id', 'in', uploadIds).execute();
  const packIds = gone.map(({ pack_id }) => pack_id);
  await sql`update crowd_pack set state = 'expired', state_reason = '引用的人群包已随导入撤销'
    where state = 'ready' and source_ids && ${packIds}::text[]`.execute(transaction);
}

/** Packs of an import are removed in the transaction that undoes their release. */
export function followPackReleases(context: Pick<Context, 'releases' | 'jobs'>): void {
  context.releases.subscribe({
    async inTransaction(transaction, { kind, releaseId, reason }) {
      if (kind === 'crowd-packs' && reason === 'undone') await takeBack(transaction, releaseId);
    },
    async afterCommit({ kind }) {
      if (kind === 'crowd-packs') context.jobs.wake();
    },
  });
}
