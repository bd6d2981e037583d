import type { Context } from '../../context.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import { undoPostingChanges } from './posting-changes.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

/** Takes back a list that was imported from the monitoring screen, by its own organisation or the platform. */
export async function undoPostingImport(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  user: SignedInUser,
  importId: string,
  request: { readonly address: string; readonly requestId: string },
): Promise<{ importId: string; restored: number; kept: number }> {
  return context.db.transaction().execute(async (transaction) => {
    const found = isRowId(importId)
      ? await transaction
          .selectFrom('posting_import')
          .select(['organisation_id', 'undone_at'])
          .where('import_id', '=', importId)
          // Those of the import page are taken back with their release.
          .where('release_id', 'is', null)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (found === undefined || !seesOrganisation(user, found.organisation_id)) throw notFound('导入');
    if (found.undone_at !== null) throw new AppError('conflict', '此次导入已撤销');
    const undone = await undoPostingChanges(transaction, importId, context.now());
    const detail = { importId, ...undone };
    await context.audit.record(
      { ...request, action: 'monitoring.undo-import', actor: user, detail },
      transaction,
    );
    return { importId, ...undone };
  });
}

/** Lists of the import page are taken back in the very transaction that takes back their release. */
export function followPostingReleases(context: Pick<Context, 'releases' | 'now'>): void {
  context.releases.subscribe({
    async inTransaction(transaction, { kind, releaseId, reason }) {
      if (kind !== 'as-run' || reason !== 'undone') return;
      const imports = await transaction
        .selectFrom('posting_import')
        .select('import_id')
        .where('release_id', '=', releaseId)
        .where('undone_at', 'is', null)
        .execute();
      for (const { import_id } of imports) await undoPostingChanges(transaction, import_id, context.now());
    },
  });
}
