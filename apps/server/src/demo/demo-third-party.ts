import { certain } from '@ooh/contract/core/certain';
import { shareOfText } from '@ooh/reference/text-hash';
import { textPdf } from '@ooh/report/text-pdf';
import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import { effectGroup, type EffectComparison } from '@ooh/contract/domain/effect';
import type { Context } from '../context.ts';
import { insertAttachment } from '../platform/attachment/attachment-store.ts';
import { compareCities } from '../orders/effect/combine-figures.ts';
import { orderEffect } from '../orders/effect/compute-effect.ts';
import { loadEffectOrders, type EffectOrder } from '../orders/effect/effect-order.ts';
import { disclosedEffect } from '../orders/effect/effect-scope.ts';
import { jsonb } from '../platform/storage/postgres/database.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import type { plannerWorkspace } from './demo-planner.ts';

type Workspace = NonNullable<Awaited<ReturnType<typeof plannerWorkspace>>>;

/** Finished orders that an invented third party has reported on, and how many are looked at for them. */
const [reportedOrders, triedOrders] = [40, 80];
const agency = '示例第三方评估机构';

/**
 * The reach share that an invented survey finds where the platform models `modelled`: up to 12 % lower and 8 % higher,
 * drawn by the order's number. Recall surveys of the same campaign differ by about that much.
 */
export function surveyedReachShare(modelled: number, orderNo: string): number {
  return Math.min(1, modelled * (0.88 + 0.2 * shareOfText(orderNo)));
}

const [universe, threshold] = ['同城 18–60 岁常住居民（虚构问卷）', '问卷回忆：四周内记得看到过'] as const;
const people = (count: number) => `${(count / 10_000).toFixed(1)} 万人`;

/** Figures of the report beside the platform's, each with the page on which it stands. */
function surveyedFigures({ reachShare, reach, frequency }: EffectComparison['actual'], orderNo: string) {
  const share = certain(reachShare.value, 'reach share of the order', orderNo);
  const surveyed = surveyedReachShare(share, orderNo);
  const factor = surveyed / share;
  return [
    { metric: 'reachShare' as const, value: surveyed, page: 2 },
    ...(reach.value === null
      ? []
      : [{ metric: 'reach' as const, value: Math.round(reach.value * factor), page: 2 }]),
    ...(frequency.value === null
      ? []
      : [
          {
            metric: 'frequency' as const,
            // Who remembers less often counts fewer times: up to a quarter apart.
            value: frequency.value * (0.8 + 0.45 * shareOfText(`${orderNo} frequency`)),
            page: 3,
          },
        ]),
  ];
}

type Surveyed = ReturnType<typeof surveyedFigures>;

const figureTexts = {
  reachShare: ['目标人群到达率', (value: number) => `${(value * 100).toFixed(1)}%`],
  reach: ['触达人数', people],
  frequency: ['平均频次', (value: number) => `${value.toFixed(1)} 次`],
} as const;

/** Four pages: what was asked, who was reached, how often, and how it was asked. */
function reportBytes({ order }: EffectOrder, figures: Surveyed, issuedAt: string): Uint8Array {
  const sentencesOf = (page: number) =>
    figures
      .filter((figure) => figure.page === page)
      .map(({ metric, value }) => `${figureTexts[metric][0]}：${figureTexts[metric][1](value)}。`);
  const [{ value: reachShare }] = figures;
  return textPdf({
    title: '第三方效果评估报告（示例）',
    subtitle: `${order.order_no} ${order.name}`,
    issuedAt,
    preparedBy: agency,
    footer: `${agency} · 演示数据，非真实评估`,
    watermark: '演示数据',
    sections: [
      {
        heading: '评估对象',
        paragraphs: [
          `投放期 ${order.start_date} 至 ${order.end_date}。`,
          `总体：${universe}。`,
          `看到的门槛：${threshold}。`,
        ],
        bars: [],
      },
      {
        heading: '到达',
        startsPage: true,
        paragraphs: sentencesOf(2),
        bars: [
          { label: '看到过', value: reachShare, text: `${(reachShare * 100).toFixed(1)}%` },
          { label: '没有看到', value: 1 - reachShare, text: `${(100 - reachShare * 100).toFixed(1)}%` },
        ],
      },
      { heading: '频次', startsPage: true, paragraphs: sentencesOf(3), bars: [] },
      {
        heading: '说明',
        startsPage: true,
        paragraphs: [
          '本报告由演示数据生成，机构、问卷与数字均为虚构。',
          '问卷回忆与接触模型的总体、周期与门槛不同，结果相差一两成是常见的。',
        ],
        bars: [],
      },
    ],
  });
}

async function writeReport(
  { db, files, now }: Context,
  reported: EffectOrder,
  figures: Surveyed,
): Promise<void> {
  const { orderId, order } = reported;
  const bytes = reportBytes(reported, figures, chinaTime(now()));
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
        figures: jsonb(figures),
        note: '演示数据',
        universe,
        period_from: order.start_date,
        period_to: order.end_date,
        threshold,
        is_sample: true,
        uploaded_by: order.owner_id,
        created_at: now(),
      })
      .execute();
  });
}

/** The figures of an order as run, or null where no city shows any. */
async function modelledFigures(
  context: Context,
  order: EffectOrder,
): Promise<EffectComparison['actual'] | null> {
  const { minimumCell } = context.config;
  const { cities } = disclosedEffect(order, await orderEffect(context, order), minimumCell);
  const { actual } = compareCities(cities, minimumCell);
  return actual.reachShare.value === null ? null : actual;
}

/** Finished orders of the demonstration with everything in one city: those of the city whose model is at hand first, then the newest. */
async function finishedOrders({ db }: Context, cityCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media_order as orders')
    .innerJoin('media_order_item as item', 'item.order_id', 'orders.order_id')
    .select('orders.order_id')
    .where('orders.is_sample', '=', true)
    .where('orders.state', 'in', ['ended', 'closed'])
    .groupBy(['orders.order_id', 'orders.order_no'])
    .having((order) => order.fn.count('item.city_code').distinct(), '=', 1)
    .orderBy((order) => order(order.fn.max('item.city_code'), '=', cityCode), 'desc')
    .orderBy('orders.order_no', 'desc')
    .limit(triedOrders)
    .execute();
  return rows.map((row) => row.order_id);
}

/** Reports of an invented third party on finished orders that the platform has figures of, once. */
export async function seedThirdPartyReports(context: Context, workspace: Workspace): Promise<void> {
  const { user, cityCode } = workspace;
  const present = await context.db.selectFrom('third_party_report').select('report_id').limit(1).execute();
  if (present.length > 0) return;
  const orderIds = await finishedOrders(context, cityCode);
  let written = 0;
  for (const order of await loadEffectOrders(context, user, effectGroup, orderIds)) {
    const modelled = await modelledFigures(context, order);
    if (modelled === null) continue;
    await writeReport(context, order, surveyedFigures(modelled, order.order.order_no));
    if (++written === reportedOrders) return;
  }
}
