import { handOverLoad, type HandOver, type HandOverLoad } from '@ooh/contract/domain/hand-over';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cutLoad } from './cut-load.ts';
import { destinationScope } from './destination-scope.ts';

const keptMilliseconds = 7 * 24 * 3_600_000;

/** Keeps a slip for a week; only its owner reads it. */
export async function keepSlip(
  db: DbOrTransaction,
  { userId }: SignedInUser,
  { kind, load }: { readonly kind: HandOverKind; readonly load: HandOverLoad },
  now: Date,
): Promise<{ handOverId: string; expiresAt: string }> {
  const expires = new Date(now.getTime() + keptMilliseconds);
  const row = await db
    .insertInto('hand_over')
    .values({ owner_id: userId, kind, load: jsonb(load), expires_at: expires })
    .returning('hand_over_id')
    .executeTakeFirstOrThrow();
  return { handOverId: row.hand_over_id, expiresAt: expires.toISOString() };
}

/** A slip within the permission of its destination as it is now; the same error for unknown, foreign and old ones. */
export async function readSlip(
  db: DbOrTransaction,
  user: SignedInUser,
  handOverId: string,
  now: Date,
): Promise<HandOver> {
  const row = isRowId(handOverId)
    ? await db
        .selectFrom('hand_over')
        .select(['kind', 'load'])
        .where('hand_over_id', '=', handOverId)
        .where('owner_id', '=', user.userId)
        .where('expires_at', '>', now)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('交接内容');
  return cutLoad(row.kind, destinationScope(user, row.kind), handOverLoad.parse(row.load));
}

/** Removes slips whose time is over. */
export async function dropOldSlips(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('hand_over').where('expires_at', '<=', now).execute();
}
