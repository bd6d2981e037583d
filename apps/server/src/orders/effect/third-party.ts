import { effectGroup, type EffectComparison, type ThirdPartyFigure } from '@ooh/contract/domain/effect';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { grantedEffectOrder } from './effect-order.ts';

/** Orders of which a third party has reported. */
export async function ordersWithReports(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('third_party_report')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** Reports on an order, the newest first. */
export async function readReports(db: Db, orderId: string) {
  return db
    .selectFrom('third_party_report as report')
    .innerJoin('attachment', 'attachment.id', 'report.attachment_id')
    .innerJoin('app_user', 'app_user.id', 'report.uploaded_by')
    .selectAll('report')
    .select(['attachment.file_name', 'app_user.nick_name'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute();
}

const platformFigure = (metric: ThirdPartyFigure['metric'], { actual }: EffectComparison) =>
  actual[metric].value;

/** A third party's figures beside the platform's own. */
export function compareFigures(figures: readonly ThirdPartyFigure[], comparison: EffectComparison) {
  return figures.map((figure) => {
    const { metric, value } = figure;
    const platform = platformFigure(metric, comparison);
    return {
      ...figure,
      platform,
      delta: platform === null || platform === 0 ? null : value / platform - 1,
    };
  });
}

/** A report as screens list it. */
export function presentReport(
  report: Awaited<ReturnType<typeof readReports>>[number],
  comparison: EffectComparison,
) {
  return {
    reportId: report.report_id,
    version: report.version,
    attachmentId: report.attachment_id,
    fileName: report.file_name,
    agency: report.agency,
    issuedOn: report.issued_on,
    note: report.note,
    universe: report.universe,
    periodFrom: report.period_from,
    periodTo: report.period_to,
    threshold: report.threshold,
    figures: compareFigures(report.figures, comparison),
    isSample: report.is_sample,
    uploadedBy: report.nick_name,
    createdAt: report.created_at.toISOString(),
    url: `/api/v1/effect/third-party-reports/${report.report_id}`,
  };
}

/** The file of a report on an order that the user may appraise. */
export async function thirdPartyFile(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  user: SignedInUser,
  reportId: string,
): Promise<FileAnswer> {
  const row = isRowId(reportId)
    ? await context.db
        .selectFrom('third_party_report as report')
        .innerJoin('attachment', 'attachment.id', 'report.attachment_id')
        .select(['report.order_id', 'attachment.id', 'attachment.sha256', 'file_name', 'media_type'])
        .where('report.report_id', '=', reportId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('报告');
  await grantedEffectOrder(context, user, effectGroup, row.order_id).catch(() => {
    throw notFound('报告');
  });
  const bytes = await context.files.get(row.id, row.sha256);
  if (bytes === null) throw notFound('报告');
  return { fileName: row.file_name, mediaType: row.media_type, bytes, inline: true };
}
