import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { bitsOfPersons, deflateMembers } from '../../measurement/crowd/member-bits.ts';
import { hashedPanel, personsByHash, type HashedPanel } from './panel-identity.ts';
import type { HashedIds } from './read-hashed-ids.ts';

/** What a list of hashed ids found in a panel. */
export interface FoundPersons {
  readonly fileName: string;
  /** Different ids of the list, and those of them that are somebody's. */
  readonly ids: number;
  readonly matched: number;
  readonly persons: ReadonlySet<number>;
}

/** Stores the matched persons as bits; neither the ids nor the file are stored. Returns the upload's id. */
export async function keepUpload(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'userId' | 'organisationId'>,
  panel: HashedPanel,
  found: FoundPersons,
  now: Date,
): Promise<string> {
  const { upload_id: uploadId } = await db
    .insertInto('crowd_pack_upload')
    .values({
      owner_id: user.userId,
      organisation_id: user.organisationId,
      city_code: panel.cityCode,
      panel_release_id: panel.releaseId,
      file_name: found.fileName.slice(0, 120),
      ids: found.ids,
      matched: found.matched,
      members: deflateMembers(bitsOfPersons(found.persons, panel.persons)),
      created_at: now,
    })
    .returning('upload_id')
    .executeTakeFirstOrThrow();
  return uploadId;
}

/**
 * Matches hashed ids with panel persons and stores the matches. Fewer than the minimum cell count as none: a match
 * of one id would reveal that its owner is in the panel.
 */
export async function matchUpload(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  user: SignedInUser,
  upload: { cityCode: string; fileName: string; hashed: HashedIds },
): Promise<{ uploadId: string; matched: number }> {
  const { fileName, hashed } = upload;
  const panel = await hashedPanel(context.db, upload.cityCode);
  const byHash = await personsByHash(panel, hashed.methods);
  const hits = [...hashed.ids].flatMap((id) => byHash.get(id) ?? []);
  const persons = new Set(hits);
  const isEnough = meetsMinimumCell(persons.size, context.config.minimumCell);
  const matched = isEnough ? hits.length : 0;
  const found = { fileName, ids: hashed.ids.size, matched, persons: isEnough ? persons : new Set<number>() };
  return { uploadId: await keepUpload(context.db, user, panel, found, context.now()), matched };
}
