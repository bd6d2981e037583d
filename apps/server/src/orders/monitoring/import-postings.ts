import type { PostingListImport } from '@ooh/contract/domain/monitoring';
import type { Context } from '../../context.ts';
import { listReport, mayWrite, readList } from '../../city-data/imports/read-list.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { isChanged, postingFields, postingReader } from './read-posting-list.ts';
import { writePostingChanges } from './posting-changes.ts';

/** Reads an as-run or monitoring list, and writes what it changes unless this is a trial. */
export async function importPostings(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  user: SignedInUser,
  file: { readonly bytes: Uint8Array; readonly fileName: string; readonly isDryRun: boolean },
  request: { readonly address: string; readonly requestId: string },
): Promise<PostingListImport> {
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    const { read } = await postingReader(transaction, user, {}, now);
    const list = await readList(file.bytes, postingFields, read);
    const changed = list.records.filter(isChanged);
    if (file.isDryRun || !mayWrite(list) || changed.length === 0)
      return { ...listReport(list, changed.length, false), importId: null };
    const about = { owner: user, fileName: file.fileName, releaseId: null, now };
    const importId = await writePostingChanges(transaction, about, changed);
    const detail = {
      importId,
      rows: list.rowsRead,
      changes: changed.slice(0, 500).map(({ posting, state }) => [posting.posting_id, posting.state, state]),
      changeCount: changed.length,
    };
    await context.audit.record({ ...request, action: 'monitoring.import', actor: user, detail }, transaction);
    return { ...listReport(list, changed.length, true), importId };
  });
}
