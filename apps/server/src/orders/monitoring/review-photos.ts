import type { MonitoringPhoto } from '@ooh/contract/domain/monitoring';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { presentPhoto, readPhotos } from './photo-store.ts';

/** Accepts or sends back photos; where one of them cannot be seen, none is judged. */
export async function reviewPhotos(
  context: Pick<Context, 'db' | 'audit'>,
  user: SignedInUser,
  input: ParsedInput<'v1/monitoring/verdict'>,
  request: { readonly address: string; readonly requestId: string },
): Promise<MonitoringPhoto[]> {
  const photoIds = [...new Set(input.photoIds)];
  const { verdict } = input;
  const note = input.note.trim();
  return context.db.transaction().execute(async (transaction) => {
    const seen = await readPhotos(transaction, user, { photoIds });
    if (seen.length !== photoIds.length) throw notFound('照片');
    await transaction
      .updateTable('monitoring_photo')
      .set({ verdict, ...(note === '' ? {} : { note }) })
      .where('photo_id', 'in', photoIds)
      .execute();
    await context.audit.record(
      { ...request, action: 'monitoring.verdict', actor: user, detail: { verdict, note, photoIds } },
      transaction,
    );
    return (await readPhotos(transaction, user, { photoIds })).map(presentPhoto);
  });
}
