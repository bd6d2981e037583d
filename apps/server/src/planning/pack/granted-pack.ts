import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { findPack, type StoredPack } from './pack-store.ts';

/** The pack. Throws the same not-found error for unknown, foreign and ungranted ones. */
export async function grantedPack(
  db: DbOrTransaction,
  user: SignedInUser,
  packId: string,
): Promise<StoredPack> {
  const pack = await findPack(db, user, packId);
  if (pack === undefined) throw notFound('人群包');
  return pack;
}
