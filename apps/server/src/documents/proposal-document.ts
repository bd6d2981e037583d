import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { orderModeNames } from '@ooh/contract/domain/order';
import type { CityEffect } from '@ooh/report/proposal-deck';
import type { LabelledValue } from '@ooh/report/plan-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { estimateOrder, type CityEstimate } from '../orders/order/order-estimate.ts';
import type { StoredItem, StoredOrder } from '../orders/order/order-store.ts';
import { targetText } from '../orders/order/target-text.ts';
import { orderDocument, type DocumentFilter, type OrderDocument } from './order-document.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { metricsOf } from './plan-metrics.ts';
import { sendDeck } from './send-deck.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';

/** What the customer asked for, in the document's cities and media. */
function demandsOf(order: StoredOrder, { document, items }: OrderDocument): LabelledValue[] {
  const { brief } = document;
  const media = [...new Set(items.map((item) => item.medium_name))];
  return [
    { label: '营销目标', value: planGoalNames[order.goal as keyof typeof planGoalNames] ?? order.goal },
    { label: '产品', value: order.product_name ?? '—' },
    { label: '下单方式', value: orderModeNames[order.mode] },
    { label: '投放期', value: `${brief.flightStart} 至 ${brief.flightEnd}` },
    { label: '城市', value: brief.cities.join('、') },
    { label: '媒体形式', value: media.join('、') },
    { label: '目标人群', value: brief.audienceSentence },
    { label: '预算', value: `${(order.budget_fen / 100).toFixed(2)} 元` },
    { label: '效果目标', value: targetText(order.target) },
  ];
}

function effectsOf(estimates: readonly CityEstimate[], hasAudience: boolean): CityEffect[] {
  return estimates.flatMap(({ cityName, evaluation }) =>
    evaluation === null
      ? []
      : [
          {
            cityName,
            metrics: metricsOf(evaluation, cityName, hasAudience),
            reachAtLeast: evaluation.reachAtLeast,
            weeklyReach: evaluation.weeklyReach,
            basis: methodLine(evaluation.basis),
          },
        ],
  );
}

/** Cities and media that no estimate covers, and why. */
function unmeasuredOf(items: readonly StoredItem[], estimates: readonly CityEstimate[]): LabelledValue[] {
  const estimated = new Set(items.filter((item) => item.line_id !== null).map((item) => item.medium_name));
  const others = [...new Set(items.map((item) => item.medium_name))].filter((name) => !estimated.has(name));
  return [
    ...estimates.flatMap(({ cityName, evaluation, reason }) =>
      evaluation === null ? [{ label: `${cityName} 公交`, value: reason ?? '无法预估' }] : [],
    ),
    ...others.map((label) => ({ label, value: '没有逐人接触模型，不计入到达与频次' })),
  ];
}

/** 投放方案 of an order: what it buys and costs, and what it is estimated to do, as the order's screens show it. */
export async function sendProposal(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  filter: DocumentFilter,
): Promise<FileAnswer> {
  const source = await orderDocument(context, request, order, filter);
  const { document, items } = source;
  const estimates = await estimateOrder(context, order, items);
  const effects = effectsOf(estimates, isAudienceChosen(order.audience));
  const releases = estimates.flatMap(
    ({ evaluation }) => evaluation?.basis.dataReleases.map(({ releaseNo }) => releaseNo) ?? [],
  );
  const { header } = document;
  const plan = {
    ...document,
    header: {
      ...header,
      dataReleases: [...new Set([...header.dataReleases, ...releases])],
      demo: header.demo || estimates.some(({ evaluation }) => evaluation?.basis.isDemo === true),
    },
    metrics: effects.flatMap(({ metrics }) => metrics),
  };
  const bytes = await context.documents.write('proposalDeck', {
    plan,
    demands: demandsOf(order, source),
    effects,
    unmeasured: unmeasuredOf(items, estimates),
    services: order.services,
  });
  return sendDeck(request, plan.header, {
    name: '投放方案',
    detail: { orderId: order.order_id, ...filter, totalFen: plan.totals.totalFen, lines: items.length },
    bytes,
  });
}
