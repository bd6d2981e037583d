import type { ThirdPartyFigure } from '@ooh/contract/domain/effect';
import type { ParsedInput } from '@ooh/contract/registry';
import type { UploadedFile } from '../../platform/attachment/uploaded-file.ts';
import { mediaTypeOf } from '../../platform/attachment/media-type.ts';
import { saveAttachment } from '../../platform/attachment/save-attachment.ts';
import type { Context } from '../../context.ts';
import { lockOrder } from '../order/order-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';

type Stated = ParsedInput<'v1/effect/third-party-reports'>;

function figuresOf(stated: Stated): ThirdPartyFigure[] {
  return (['impressions', 'reach', 'reachShare', 'frequency'] as const).flatMap((metric) => {
    const value = stated[metric];
    const page = stated[`${metric}Page`];
    return value === undefined ? [] : [{ metric, value, ...(page === undefined ? {} : { page }) }];
  });
}

/** Keeps a third party's report on an order as its newest version. */
export async function saveThirdPartyReport(
  context: Pick<Context, 'db' | 'files' | 'audit' | 'now'>,
  user: SignedInUser,
  orderId: string,
  stated: Stated,
  file: UploadedFile,
  request: { readonly address: string; readonly requestId: string },
): Promise<{ reportId: string; version: number }> {
  if (mediaTypeOf(file.fileName, file.bytes) !== 'application/pdf')
    throw new AppError('refused', '第三方报告须为 PDF 文件');
  const attachment = await saveAttachment(context, user, { purpose: 'report', ...file }, request);
  return context.db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const last = await transaction
      .selectFrom('third_party_report')
      .select('version')
      .where('order_id', '=', orderId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const version = (last?.version ?? 0) + 1;
    const { report_id: reportId } = await transaction
      .insertInto('third_party_report')
      .values({
        order_id: orderId,
        version,
        attachment_id: attachment.attachmentId,
        agency: stated.agency,
        issued_on: stated.issuedOn,
        figures: jsonb(figuresOf(stated)),
        note: stated.note ?? null,
        universe: stated.universe ?? null,
        period_from: stated.periodFrom ?? null,
        period_to: stated.periodTo ?? null,
        threshold: stated.threshold ?? null,
        is_sample: false,
        uploaded_by: user.userId,
        created_at: context.now(),
      })
      .returning('report_id')
      .executeTakeFirstOrThrow();
    await context.audit.record(
      { ...request, action: 'effect.third-party', actor: user, detail: { orderId, reportId, version } },
      transaction,
    );
    return { reportId, version };
  });
}
