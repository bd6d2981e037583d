import { shareOfText } from '@ooh/reference/text-hash';
import { textPdf } from '@ooh/report/text-pdf';
import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import type { Context } from '../context.ts';
import { jsonb } from '../platform/storage/postgres/database.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { writeAsRun } from './write-as-run.ts';

const seed = 1;
/** Closed orders that an invented third party has reported on. */
const reportedOrders = 5;
const agency = '示例第三方评估机构';

/** What became of the demonstration's bookings until today. */
export async function seedAsRun(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const now = context.now();
  const anchorDate = chinaDate(now);
  await context.db.transaction().execute((transaction) => writeAsRun(transaction, seed, anchorDate, now));
}

interface ReportedOrder {
  readonly order_id: string;
  readonly order_no: string;
  readonly name: string;
  readonly owner_id: string;
  readonly end_date: string;
  readonly target: { readonly reachShare?: number };
}

function reportBytes(order: ReportedOrder, reachShare: number, issuedAt: string): Uint8Array {
  return textPdf({
    title: '第三方效果评估报告（示例）',
    subtitle: `${order.order_no} ${order.name}`,
    issuedAt,
    preparedBy: agency,
    footer: `${agency} · 演示数据，非真实评估`,
    watermark: '演示数据',
    sections: [
      {
        heading: '关键结果',
        paragraphs: [`目标人群到达率 ${(reachShare * 100).toFixed(1)}%（问卷回忆法，虚构）。`],
        bars: [{ label: '到达率', value: reachShare, text: `${(reachShare * 100).toFixed(1)}%` }],
      },
      { heading: '说明', paragraphs: ['本报告由演示数据生成，机构与数字均为虚构。'], bars: [] },
    ],
  });
}

/** Reports of an invented third party on some closed orders, once. */
export async function seedThirdPartyReports(context: Pick<Context, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, files } = context;
  const present = await db.selectFrom('third_party_report').select('report_id').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const now = context.now();
  const orders = await db
    .selectFrom('media_order')
    .select(['order_id', 'order_no', 'name', 'owner_id', 'end_date', 'target'])
    .where('is_sample', '=', true)
    .where('state', '=', 'closed')
    .orderBy('end_date', 'desc')
    .orderBy('order_no')
    .limit(reportedOrders)
    .execute();
  for (const order of orders) {
    const reachShare = (order.target.reachShare ?? 0.3) * (0.85 + 0.23 * shareOfText(order.order_no));
    const bytes = reportBytes(order, reachShare, chinaTime(now));
    const attachmentId = stableId('third-party-report', order.order_id);
    const sha256 = await files.put(attachmentId, bytes);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('attachment')
        .values({
          id: attachmentId,
          owner_id: order.owner_id,
          purpose: 'report',
          file_name: `第三方评估_${order.order_no}_示例.pdf`,
          media_type: 'application/pdf',
          byte_count: bytes.length,
          sha256,
        })
        .execute();
      await transaction
        .insertInto('third_party_report')
        .values({
          order_id: order.order_id,
          version: 1,
          attachment_id: attachmentId,
          agency,
          issued_on: chinaDate(now),
          figures: jsonb([{ metric: 'reachShare', value: reachShare }]),
          note: '演示数据',
          is_sample: true,
          uploaded_by: order.owner_id,
          created_at: now,
        })
        .execute();
    });
  }
}
