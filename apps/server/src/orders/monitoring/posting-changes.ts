import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { noteExceptions } from './exception-times.ts';
import type { PostingChange } from './read-posting-list.ts';

const columns = 'posting_id uuid, state text, posted_on date, taken_down_on date, creative text, note text';

/** SQL: all that a list may change of a posting. */
const facts = sql`jsonb_build_object('state', posting.state, 'posted_on', posting.posted_on,
  'taken_down_on', posting.taken_down_on, 'creative', posting.creative, 'note', posting.note,
  'damage', posting.damage)`;

interface ListImported {
  readonly owner: Pick<SignedInUser, 'userId' | 'organisationId'>;
  readonly fileName: string;
  /** The release that stands for the import; null where it came by the monitoring screen. */
  readonly releaseId: string | null;
  readonly now: Date;
}

/** Writes the changes of a list, and stores the previous values. Returns the import's id. */
export async function writePostingChanges(
  transaction: DbOrTransaction,
  { owner, fileName, releaseId, now }: ListImported,
  changed: readonly PostingChange[],
): Promise<string> {
  const { import_id: importId } = await transaction
    .insertInto('posting_import')
    .values({
      release_id: releaseId,
      owner_id: owner.userId,
      organisation_id: owner.organisationId,
      file_name: fileName.slice(0, 200),
      created_at: now,
      undone_at: null,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  await sql`create temporary table posting_change (${sql.raw(columns)}) on commit drop`.execute(transaction);
  await insertRows(
    transaction,
    'posting_change',
    columns,
    changed.map(({ posting, state, postedOn, takenDownOn, creative, note }) => ({
      posting_id: posting.posting_id,
      state,
      posted_on: postedOn,
      taken_down_on: takenDownOn,
      creative,
      note,
    })),
  );
  await sql`insert into posting_import_change (import_id, posting_id, before, after)
    select ${importId}, posting.posting_id, ${facts}, '{}' from media_posting posting
    join posting_change change on change.posting_id = posting.posting_id
    order by posting.posting_id for update of posting`.execute(transaction);
  await sql`update media_posting posting set state = change.state, posted_on = change.posted_on,
      taken_down_on = change.taken_down_on, creative = change.creative, note = change.note, updated_at = ${now},
      damage = case when change.state = 'damaged' then coalesce(posting.damage, 'broken') end
    from posting_change change where change.posting_id = posting.posting_id`.execute(transaction);
  await noteExceptions(
    transaction,
    changed.map(({ posting }) => posting.posting_id),
    now,
  );
  await sql`update posting_import_change change set after = ${facts} from media_posting posting
    where change.import_id = ${importId} and change.posting_id = posting.posting_id`.execute(transaction);
  return importId;
}

/** Result of undoing an import of postings. */
interface UndoneImport {
  readonly restored: number;
  /** Postings that somebody has marked since: they stay as they are. */
  readonly kept: number;
}

/** Undoes an import as a whole. Refuses while a later one affects the same postings. */
export async function undoPostingChanges(
  transaction: DbOrTransaction,
  importId: string,
  now: Date,
): Promise<UndoneImport> {
  const later = await sql<{ file_name: string }>`
    select other.file_name from posting_import own
    join posting_import other on other.created_at > own.created_at and other.undone_at is null
      and other.import_id <> own.import_id
    where own.import_id = ${importId} and exists (
      select 1 from posting_import_change a join posting_import_change b on b.posting_id = a.posting_id
      where a.import_id = own.import_id and b.import_id = other.import_id)
    order by other.created_at desc limit 1`.execute(transaction);
  const [newer] = later.rows;
  if (newer !== undefined)
    throw new AppError('conflict', `之后导入的「${newer.file_name}」改过同样的点位，请先撤销它`);
  const restored = await sql`update media_posting posting set state = change.before->>'state',
      posted_on = (change.before->>'posted_on')::date, taken_down_on = (change.before->>'taken_down_on')::date,
      creative = change.before->>'creative', note = change.before->>'note', damage = change.before->>'damage',
      updated_at = ${now}
    from posting_import_change change
    where change.import_id = ${importId} and change.posting_id = posting.posting_id
      and ${facts} = change.after`.execute(transaction);
  const affected = await transaction
    .selectFrom('posting_import_change')
    .select('posting_id')
    .where('import_id', '=', importId)
    .execute();
  await noteExceptions(
    transaction,
    affected.map((row) => row.posting_id),
    now,
  );
  await transaction
    .updateTable('posting_import')
    .set({ undone_at: now })
    .where('import_id', '=', importId)
    .execute();
  const done = Number(restored.numAffectedRows ?? 0);
  return { restored: done, kept: affected.length - done };
}
