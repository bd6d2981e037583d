import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { orderModeNames, type OrderState } from '@ooh/contract/domain/order';
import type { CertificateSummary } from '@ooh/contract/domain/evaluation';
import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import type { ProposalFormat } from '@ooh/contract/domain/order-document';
import { moneyText } from '@ooh/report/report-text';
import type { CityEffect, ProposalDocument } from '@ooh/report/proposal-document';
import type { LabelledValue } from '@ooh/report/plan-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { measureOrder, type OrderMix } from '../orders/combination/estimate-order.ts';
import { estimateOrder, type CityEstimate } from '../orders/order/order-estimate.ts';
import type { StoredItem, StoredOrder } from '../orders/order/order-store.ts';
import { targetText } from '../orders/order/target-text.ts';
import { orderDocument, type DocumentFilter, type OrderDocument } from './order-document.ts';
import { certificateOf, readPlanCities, type StoredCity } from '../planning/plan/plan-cities.ts';
import type { DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { cityName } from '../reference/region/regions.ts';
import { cityEffect, contributionsOf } from './city-effect.ts';
import { documentWorks } from './deck-works.ts';
import { linesOf } from './mapped-cities.ts';
import { mixEffect } from './mix-effect.ts';
import { orderLook } from './order-look.ts';
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
    { label: '预算', value: moneyText(order.budget_fen) },
    { label: '效果目标', value: targetText(order.target) },
  ];
}

/** What all media of an order do, city by city; of cities with bus bodies alone also what is known of these alone. */
function effectsOf(
  mix: OrderMix | null,
  estimates: readonly CityEstimate[],
  items: readonly StoredItem[],
  hasAudience: boolean,
): CityEffect[] {
  return (mix?.cities ?? []).flatMap(({ cityCode, evaluation }) => {
    const [{ basis, cityName: name }] = evaluation.cities;
    if (basis === null) return [];
    const own = items.filter((item) => item.city_code === cityCode);
    const lines = linesOf(own);
    const bus = estimates.find((one) => one.cityCode === cityCode)?.evaluation ?? null;
    if (bus !== null && own.every((item) => item.line_id !== null))
      return [cityEffect(bus, { name, hasAudience, lines })];
    return [
      mixEffect(evaluation, basis, { name, contributions: bus === null ? [] : contributionsOf(bus, lines) }),
    ];
  });
}

/** A city of a bus plan whose choice an order buys as it is, with what is proved of it. */
export interface ProvedCity {
  readonly city: StoredCity;
  readonly certificate: CertificateSummary;
}

/** The cities of the bus plans that an order was made of, as long as it still buys what they chose. */
export async function provedCitiesOf(
  db: DbOrTransaction,
  order: Pick<StoredOrder, 'smart_plan_ids'>,
  items: readonly StoredItem[],
): Promise<ProvedCity[]> {
  const cities = await readPlanCities(db, order.smart_plan_ids);
  const boughtIn = (code: string): string =>
    items
      .filter((item) => item.city_code === code && item.line_id !== null)
      .map((item) => `${item.line_id} ${item.deck} ${item.quantity}`)
      .sort()
      .join();
  return cities.flatMap((city) => {
    const certificate = certificateOf(city);
    const chosen = city.delivery.lines
      .map(({ lineId, deck, vehicles }) => `${lineId} ${deck} ${vehicles}`)
      .sort()
      .join();
    if (certificate === null || !certificate.coversDelivery || chosen !== boughtIn(city.city_code)) return [];
    return [{ city, certificate }];
  });
}

/** What is proved of an order's media, by city. */
export const certificatesOf = async (
  context: Pick<Context, 'db'>,
  order: StoredOrder,
  items: readonly StoredItem[],
): Promise<ProposalDocument['certificates']> =>
  (await provedCitiesOf(context.db, order, items)).map(({ city, certificate }) => ({
    cityName: cityName(city.city_code),
    sentence: certificateSentence(certificate),
  }));

/** Cities and media that no estimate covers, and why. */
function unmeasuredOf(mix: OrderMix | null): LabelledValue[] {
  if (mix === null) return [];
  const { cities, media } = mix.total;
  const byMedium = Map.groupBy(media, ({ mediumName }) => mediumName);
  const unknown = [...byMedium]
    .filter(([, parts]) =>
      parts.every(({ aloneShare }) => aloneShare.value === null && !aloneShare.suppressed),
    )
    .map(([label]) => ({ label, value: '没有接触数据，不计入到达与频次' }));
  return [
    ...cities.flatMap(({ cityName: label, reason }) => (reason === null ? [] : [{ label, value: reason }])),
    ...unknown,
  ];
}

/** What the deck of an order in a state asks for next. */
function stageOf(state: OrderState): ProposalDocument['stage'] {
  switch (state) {
    case 'holding':
      return 'hold';
    case 'booked':
    case 'ready':
      return 'prepare';
    case 'running':
      return 'running';
    case 'ended':
    case 'closed':
    case 'terminated':
      return 'ended';
    default:
      return 'confirm';
  }
}

/** What was presented of the choice. */
type Argument = Pick<ProposalDocument, 'arguments' | 'tried'>;

/** The order as its deck tells it: what it buys and costs, and what it is estimated to do, as the order's screens show it. */
async function proposalOf(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  filter: DocumentFilter,
  argument: Argument,
): Promise<ProposalDocument> {
  const source = await orderDocument(context, request, order, filter);
  const { document, items } = source;
  const [mix, estimates, certificates, look, works] = await Promise.all([
    measureOrder(context, order, items),
    estimateOrder(context, order, items),
    certificatesOf(context, order, items),
    orderLook(context, order, source),
    documentWorks(context, request.user, { order_id: order.order_id }),
  ]);
  const effects = effectsOf(mix, estimates, items, isAudienceChosen(order.audience));
  const bases = mix?.total.cities.flatMap(({ basis }) => basis ?? []) ?? [];
  const releases = bases.flatMap(({ dataReleases }) => dataReleases.map(({ releaseNo }) => releaseNo));
  const { header } = document;
  return {
    plan: {
      ...document,
      header: {
        ...header,
        dataReleases: [...new Set([...header.dataReleases, ...releases])],
        demo: header.demo || bases.some(({ isDemo }) => isDemo),
      },
      metrics: effects.flatMap(({ metrics }) => metrics),
    },
    demands: demandsOf(order, source),
    effects,
    certificates,
    ...argument,
    ...look,
    works,
    unmeasured: unmeasuredOf(mix),
    services: order.services,
    stage: stageOf(order.state),
  };
}

/** 投放方案 of an order as an editable deck, or the same pages as PDF. */
export async function sendProposal(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  { format, ...filter }: DocumentFilter & { readonly format: ProposalFormat },
  argument: Argument,
): Promise<FileAnswer> {
  const proposal = await proposalOf(context, request, order, filter, argument);
  const { header, totals, lines } = proposal.plan;
  const bytes = await context.documents.write(format === 'pdf' ? 'proposalPdf' : 'proposalDeck', proposal);
  return sendDeck(request, header, {
    name: '投放方案',
    format,
    detail: { orderId: order.order_id, ...filter, format, totalFen: totals.totalFen, lines: lines.length },
    bytes,
  });
}
