import type { CompetitorSubscription } from '@ooh/contract/domain/competitor-sighting';
import type { ParsedInput } from '@ooh/contract/registry';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { jsonb, type DbOrTransaction, type Selectable } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { CompetitorSubscriptionTable } from '../../platform/storage/postgres/tables/competitor-tables.ts';

/** Subscriptions of one user at most. */
const mostSubscriptions = 20;

const present = (row: Selectable<CompetitorSubscriptionTable>): CompetitorSubscription => ({
  subscriptionId: row.subscription_id,
  name: row.name,
  filter: row.filter,
  cadence: row.cadence,
  createdAt: row.created_at.toISOString(),
});

/** What a user wants to be told of, the newest first. */
export async function readSubscriptions(
  db: DbOrTransaction,
  userId: string,
): Promise<CompetitorSubscription[]> {
  const rows = await db
    .selectFrom('competitor_subscription')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id')
    .execute();
  return rows.map(present);
}

/** Keeps a new subscription. */
export async function saveSubscription(
  transaction: DbOrTransaction,
  userId: string,
  { name, filter, cadence }: ParsedInput<'v1/subscriptions/save'>,
  now: Date,
): Promise<CompetitorSubscription> {
  // The owner's row keeps two saves apart: there are no more subscriptions than allowed.
  await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  if ((await readSubscriptions(transaction, userId)).length >= mostSubscriptions)
    throw new AppError('refused', `最多 ${mostSubscriptions} 项订阅，请先取消一些`);
  const row = await transaction
    .insertInto('competitor_subscription')
    .values({ owner_id: userId, name, filter: jsonb(filter), cadence, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(row);
}

/** Removes an own subscription; the same error for unknown ones and those of others. */
export async function removeSubscription(
  db: DbOrTransaction,
  userId: string,
  subscriptionId: string,
): Promise<void> {
  const removed = isRowId(subscriptionId)
    ? await db
        .deleteFrom('competitor_subscription')
        .where('subscription_id', '=', subscriptionId)
        .where('owner_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (Number(removed?.numDeletedRows ?? 0) === 0) throw notFound('订阅');
}
