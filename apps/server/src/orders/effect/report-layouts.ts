import type { ReportLayout, ReportPageChange } from '@ooh/contract/domain/report';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { lockOrder } from '../order/order-store.ts';

interface ReportSubject {
  readonly reportKind: 'bus' | 'closing';
  readonly orderId: string;
}

const unchanged: ReportLayout = { pages: [], version: 0, updatedBy: null, updatedAt: null };

/** How the pages of an order's report are arranged. */
export async function readReportLayout(
  db: DbOrTransaction,
  { reportKind, orderId }: ReportSubject,
): Promise<ReportLayout> {
  const row = await db
    .selectFrom('report_layout as layout')
    .innerJoin('app_user', 'app_user.id', 'layout.updated_by')
    .select(['layout.pages', 'layout.version', 'layout.updated_at', 'app_user.nick_name'])
    .where('layout.report_kind', '=', reportKind)
    .where('layout.order_id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return unchanged;
  return {
    pages: row.pages,
    version: row.version,
    updatedBy: row.nick_name,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Saves an arrangement over version `over`; advertisers read reports and do not arrange them. */
export async function saveReportLayout(
  context: Pick<Context, 'db' | 'now' | 'audit'>,
  author: SignedInUser,
  subject: ReportSubject,
  change: { readonly pages: readonly ReportPageChange[]; readonly over: number },
  request: { readonly address: string; readonly requestId: string },
): Promise<void> {
  if (author.organisationKind === 'advertiser')
    throw new AppError('refused', '报告的页面由代理公司与平台编排');
  const { pages, over } = change;
  const ids = new Set(pages.map(({ pageId }) => pageId));
  if (ids.size < pages.length) throw new AppError('refused', '同一页出现了两次');
  const { reportKind, orderId } = subject;
  await context.db.transaction().execute(async (transaction) => {
    // The order's row keeps two writers apart.
    await lockOrder(transaction, orderId);
    const { version } = await readReportLayout(transaction, subject);
    if (version !== over) throw new AppError('conflict', '页面编排已被他人更新，请查看最新版本后再保存');
    const values = {
      pages: jsonb(pages),
      version: over + 1,
      updated_by: author.userId,
      updated_at: context.now(),
    };
    await transaction
      .insertInto('report_layout')
      .values({ report_kind: reportKind, order_id: orderId, ...values })
      .onConflict((conflict) => conflict.columns(['report_kind', 'order_id']).doUpdateSet(values))
      .execute();
    await context.audit.record(
      { ...request, action: 'report.arrange', actor: author, detail: { ...subject, version: over + 1 } },
      transaction,
    );
  });
}
