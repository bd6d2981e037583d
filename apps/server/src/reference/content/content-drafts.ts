import { certain } from '@ooh/contract/core/certain';
import type { ParsedInput } from '@ooh/contract/registry';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readVersions } from './content-store.ts';
import { handbookProblem } from './handbook-rules.ts';

/** The open draft of a document. */
export async function readDraft(db: DbOrTransaction, docId: string) {
  return db
    .selectFrom('content_draft as draft')
    .leftJoin('app_user as author', 'author.id', 'draft.author_id')
    .select(['revision', 'title', 'body', 'change_note', 'saved_at', 'author.nick_name'])
    .where('doc_id', '=', docId)
    .where('is_open', '=', true)
    .executeTakeFirst();
}

/** The row of a document's draft, locked until the transaction ends. */
async function lockDraft(transaction: DbOrTransaction, docId: string) {
  return transaction
    .selectFrom('content_draft')
    .selectAll()
    .where('doc_id', '=', docId)
    .forUpdate()
    .executeTakeFirst();
}

const conflict = () => new AppError('conflict', '草稿已被他人修改，请查看最新草稿后再保存');

/** Saves a draft that is still at the revision named. Returns the new revision, which never repeats. */
export async function saveDraft(
  transaction: DbOrTransaction,
  { docId, revision, title, body, changeNote }: ParsedInput<'v1/content/save-draft'>,
  authorId: string,
  now: Date,
): Promise<number> {
  if ((await readVersions(transaction, docId)).size === 0) throw notFound('文档');
  const columns = {
    title,
    body: jsonb(body),
    change_note: changeNote,
    author_id: authorId,
    saved_at: now,
    is_open: true,
  };
  const stored = await lockDraft(transaction, docId);
  if ((stored?.is_open === true ? stored.revision : 0) !== revision) throw conflict();
  const next = (stored?.revision ?? 0) + 1;
  if (stored === undefined) {
    const made = await transaction
      .insertInto('content_draft')
      .values({ doc_id: docId, revision: next, ...columns })
      .onConflict((on) => on.column('doc_id').doNothing())
      .executeTakeFirst();
    // Somebody else began one at the same moment.
    if (made.numInsertedOrUpdatedRows === 0n) throw conflict();
  } else
    await transaction
      .updateTable('content_draft')
      .set({ revision: next, ...columns })
      .where('doc_id', '=', docId)
      .execute();
  return next;
}

/**
 * Makes a draft the next version. With the first one, what shipped with the product is stored too, so that it can still
 * be read when the product has moved on.
 */
export async function publishDraft(
  transaction: DbOrTransaction,
  { docId, revision, effectiveOn }: ParsedInput<'v1/content/publish'>,
  { authorId, now, today }: { authorId: string; now: Date; today: string },
): Promise<number> {
  if (effectiveOn < today) throw new AppError('refused', '生效日不能早于今天');
  const draft = await lockDraft(transaction, docId);
  if (draft?.is_open !== true) throw notFound('草稿');
  if (draft.revision !== revision) throw conflict();
  const versions = certain((await readVersions(transaction, docId)).get(docId), 'document', docId);
  const [first] = versions;
  const problem =
    first.kind === 'medium' ? handbookProblem(versions[versions.length - 1].body, draft.body) : undefined;
  if (problem !== undefined) throw new AppError('refused', problem);
  if (first.publishedAt === null && versions.length === 1)
    await transaction
      .insertInto('content_version')
      .values({
        doc_id: docId,
        version: first.version,
        title: first.title,
        body: jsonb(first.body),
        change_note: first.changeNote,
        effective_on: first.effectiveOn,
        published_at: null,
        author_id: null,
      })
      .onConflict((on) => on.columns(['doc_id', 'version']).doNothing())
      .execute();
  const version = versions[versions.length - 1].version + 1;
  await transaction
    .insertInto('content_version')
    .values({
      doc_id: docId,
      version,
      title: draft.title,
      body: jsonb(draft.body),
      change_note: draft.change_note,
      effective_on: effectiveOn,
      published_at: now,
      author_id: authorId,
    })
    .execute();
  await transaction
    .updateTable('content_draft')
    .set({ is_open: false })
    .where('doc_id', '=', docId)
    .execute();
  return version;
}
