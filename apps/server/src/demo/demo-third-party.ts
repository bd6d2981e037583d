import { shareOfText } from '@ooh/reference/text-hash';
import { textPdf } from '@ooh/report/text-pdf';
import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import { effectGroup } from '@ooh/contract/domain/effect';
import type { Context } from '../context.ts';
import { insertAttachment } from '../platform/attachment/attachment-store.ts';
import { compareCities } from '../orders/effect/combine-figures.ts';
import { orderEffect } from '../orders/effect/compute-effect.ts';
import { loadEffectOrders, type EffectOrder } from '../orders/effect/effect-order.ts';
import { disclosedEffect } from '../orders/effect/effect-scope.ts';
import { jsonb } from '../platform/storage/postgres/database.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { plannerOrders, type plannerWorkspace } from './demo-planner.ts';

type Workspace = NonNullable<Awaited<ReturnType<typeof plannerWorkspace>>>;

/** Finished orders that an invented third party has reported on, and how many are looked at for them. */
const [reportedOrders, triedOrders] = [5, 12];
const agency = '示例第三方评估机构';

/**
 * The reach share that an invented survey finds where the platform models `modelled`: up to 15 % lower and 8 % higher,
 * drawn by the order's number. Recall surveys of the same campaign differ by about that much.
 */
export function surveyedReachShare(modelled: number, orderNo: string): number {
  return Math.min(1, modelled * (0.85 + 0.23 * shareOfText(orderNo)));
}

function reportBytes({ order }: EffectOrder, reachShare: number, issuedAt: string): Uint8Array {
  const text = `${(reachShare * 100).toFixed(1)}%`;
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
        paragraphs: [`目标人群到达率 ${text}（问卷回忆法，虚构）。`],
        bars: [{ label: '到达率', value: reachShare, text }],
      },
      { heading: '说明', paragraphs: ['本报告由演示数据生成，机构与数字均为虚构。'], bars: [] },
    ],
  });
}

async function writeReport(
  { db, files, now }: Context,
  reported: EffectOrder,
  reachShare: number,
): Promise<void> {
  const { orderId, order } = reported;
  const bytes = reportBytes(reported, reachShare, chinaTime(now()));
  const attachmentId = stableId('third-party-report', orderId);
  const sha256 = await files.put(attachmentId, bytes);
  await db.transaction().execute(async (transaction) => {
    await insertAttachment(transaction, {
      attachmentId,
      ownerId: order.owner_id,
      purpose: 'report',
      fileName: `第三方评估_${order.order_no}_示例.pdf`,
      mediaType: 'application/pdf',
      byteCount: bytes.length,
      sha256,
    });
    await transaction
      .insertInto('third_party_report')
      .values({
        order_id: orderId,
        version: 1,
        attachment_id: attachmentId,
        agency,
        issued_on: chinaDate(now()),
        figures: jsonb([{ metric: 'reachShare', value: reachShare }]),
        note: '演示数据',
        is_sample: true,
        uploaded_by: order.owner_id,
        created_at: now(),
      })
      .execute();
  });
}

/** The reach share of an order as run, or null where no city shows figures. */
async function modelledReachShare(context: Context, order: EffectOrder): Promise<number | null> {
  const { minimumCell } = context.config;
  const { cities } = disclosedEffect(order, await orderEffect(context, order), minimumCell);
  return compareCities(cities, minimumCell).actual.reachShare.value;
}

/** Reports of an invented third party on finished orders that the platform has figures of, once. */
export async function seedThirdPartyReports(context: Context, workspace: Workspace): Promise<void> {
  const present = await context.db.selectFrom('third_party_report').select('report_id').limit(1).execute();
  if (present.length > 0) return;
  const finished = await plannerOrders(context, workspace, ['closed']);
  const orderIds = finished.slice(0, triedOrders).map(({ orderId }) => orderId);
  let written = 0;
  for (const order of await loadEffectOrders(context, workspace.user, effectGroup, orderIds)) {
    const modelled = await modelledReachShare(context, order);
    if (modelled === null) continue;
    await writeReport(context, order, surveyedReachShare(modelled, order.order.order_no));
    if (++written === reportedOrders) return;
  }
}
