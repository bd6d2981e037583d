import { pdfMediaType, workbookMediaType } from '@ooh/contract/core/file';
import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { settlementRefusal } from '@ooh/contract/domain/order-document-states';
import { invoicedAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import type { CallInput } from '@ooh/contract/registry';
import { causeNames } from '@ooh/report/board-losses';
import { documentFileName } from '@ooh/report/file-name';
import { servicesFenOf, settlementTotals, type SettlementDocument } from '@ooh/report/settlement-document';
import type { Context } from '../context.ts';
import { grantedEffectOrder } from '../orders/effect/effect-order.ts';
import { missedCauses, settleItems, type Settlement } from '../orders/settlement/settle-items.ts';
import { grantedOrder, type StoredItem, type StoredOrder } from '../orders/order/order-store.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { dayNumber } from '../reference/calendar/flight-days.ts';
import { cityName } from '../reference/region/regions.ts';
import { orderDocument } from './order-document.ts';

/** The last day that is settled: today, or the day on which the order was broken off. */
async function settledUntil(db: DbOrTransaction, order: StoredOrder, now: Date): Promise<string> {
  if (order.state !== 'terminated') return chinaDate(now);
  const event = await db
    .selectFrom('media_order_event')
    .select('at')
    .where('order_id', '=', order.order_id)
    .where('to_state', '=', 'terminated')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return chinaDate(event?.at ?? order.updated_at);
}

function remarkOf(item: StoredItem, { missed, madeGoodUnitDays }: Settlement): string {
  const causes = missedCauses.flatMap((cause) =>
    missed[cause] === 0 ? [] : `${causeNames[cause]} ${missed[cause]}`,
  );
  return [
    ...(item.is_gift ? ['赠送'] : []),
    ...(causes.length === 0 ? [] : [causes.join('、')]),
    ...(madeGoodUnitDays === 0 ? [] : [`补刊 ${madeGoodUnitDays}`]),
  ].join('；');
}

/** What is due for an order, as far as its reader sees it. */
export async function settlementOf(
  context: Context,
  request: WorkbookRequest,
  orderId: string,
): Promise<SettlementDocument> {
  const { db, now } = context;
  const order = await grantedOrder(db, request.user, orderId);
  const refusal = settlementRefusal(order.state);
  if (refusal !== null) throw new AppError('refused', refusal);
  const [{ document, items }, effect, until] = await Promise.all([
    orderDocument(context, request, order),
    grantedEffectOrder(context, request.user, orderPatternGroup, orderId),
    settledUntil(db, order, now()),
  ]);
  if (effect.items.every(({ postings }) => postings.length === 0))
    throw new AppError('refused', '订单还没有监测登记，无法按执行结算，请先登记上刊情况');
  const settled = settleItems(effect.items, dayNumber(until));
  const ofItem = new Map(effect.items.map(({ itemId }, i) => [itemId, settled[i]]));
  return {
    header: document.header,
    sellerName: document.terms.sellerName,
    filters: document.filters,
    flight: `${order.start_date} 至 ${order.end_date}`,
    settledUntil: until,
    taxRateBasisPoints,
    lines: items.map((item) => {
      const own = certain(ofItem.get(item.item_id), 'settlement of an item', item.item_id);
      return {
        cityName: cityName(item.city_code),
        medium: item.medium_name,
        form: item.form_name,
        unitName: item.unit_name,
        quantity: item.quantity,
        unit: item.medium_unit,
        period: `${item.start_date} 至 ${item.end_date}`,
        bookedUnitDays: own.bookedUnitDays,
        executedUnitDays: own.executedUnitDays,
        madeGoodUnitDays: own.madeGoodUnitDays,
        discountBasisPoints: item.is_gift ? 0 : item.discount_permille * 10,
        netFen: item.net_fen,
        deductedFen: own.deductedFen,
        due: invoicedAmounts({
          rateCardFen: item.rate_card_fen,
          netFen: own.dueFen,
          productionFen: item.production_fen,
          serviceRateBasisPoints,
          taxRateBasisPoints,
        }),
        remark: remarkOf(item, own),
      };
    }),
    services: order.services,
  };
}

/** 结算单 of an order as a workbook or as PDF. */
export async function sendSettlement(
  context: Context,
  request: WorkbookRequest,
  { orderId, format = 'xlsx' }: CallInput<'v1/orders/settlement'>,
): Promise<FileAnswer> {
  const settlement = await settlementOf(context, request, orderId);
  const bytes = await context.documents.write(
    format === 'pdf' ? 'settlementPdf' : 'settlementWorkbook',
    settlement,
  );
  const { header, lines } = settlement;
  const totalFen = settlementTotals(lines).due.totalFen + servicesFenOf(settlement);
  await request.record({ orderId, format, totalFen, lines: lines.length });
  return {
    fileName: documentFileName({ ...header, documentName: '结算单' }, format),
    mediaType: format === 'pdf' ? pdfMediaType : workbookMediaType,
    bytes,
  };
}
