import type { Context } from '../../context.ts';
import { lockOrder } from '../order/order-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The conclusions of an order, the newest first. */
export async function readConclusions(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('effect_conclusion as conclusion')
    .innerJoin('app_user', 'app_user.id', 'conclusion.author_id')
    .select(['conclusion.version', 'conclusion.body', 'conclusion.created_at', 'app_user.nick_name'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    text: row.body,
    authorName: row.nick_name,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Adds a conclusion written over version `over`; refuses where another has been written since, and advertisers, who read it. */
export async function addConclusion(
  context: Pick<Context, 'db' | 'audit' | 'now'>,
  author: SignedInUser,
  conclusion: { readonly orderId: string; readonly text: string; readonly over: number },
  request: { readonly address: string; readonly requestId: string },
): Promise<void> {
  if (author.organisationKind === 'advertiser') throw new AppError('refused', '结论由代理公司与平台填写');
  const { orderId, text, over } = conclusion;
  await context.db.transaction().execute(async (transaction) => {
    // The order's row keeps two writers apart.
    await lockOrder(transaction, orderId);
    const last = await transaction
      .selectFrom('effect_conclusion')
      .select('version')
      .where('order_id', '=', orderId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((last?.version ?? 0) !== over)
      throw new AppError('conflict', '结论已被他人更新，请查看最新版本后再保存');
    await transaction
      .insertInto('effect_conclusion')
      .values({
        order_id: orderId,
        version: over + 1,
        body: text,
        author_id: author.userId,
        created_at: context.now(),
      })
      .execute();
    await context.audit.record(
      { ...request, action: 'effect.conclude', actor: author, detail: { orderId, version: over + 1 } },
      transaction,
    );
  });
}
