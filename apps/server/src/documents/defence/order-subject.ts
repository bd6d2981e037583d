import { certificateSentence } from '@ooh/contract/domain/certificate-sentence';
import type { Context } from '../../context.ts';
import { boughtOf } from '../../orders/combination/estimate-order.ts';
import { readOrderNames } from '../../orders/order/list-orders.ts';
import { readFacePlaces, readLinePlaces } from '../../orders/order/match-places.ts';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { mappedCities } from '../mapped-cities.ts';
import { provedCitiesOf } from '../proposal-document.ts';
import { scheduleOf } from '../shared-outlook.ts';
import type { DefenceSubject } from './defence-subject.ts';

/** @throws AppError for an order that the reader does not see, and one without media */
export async function orderSubject(
  context: Context,
  reader: Reader,
  orderId: string,
): Promise<DefenceSubject> {
  const { db } = context;
  const order = await grantedOrder(db, reader, orderId);
  const items = await readItems(db, reader, [order.order_id]);
  if (items.length === 0) throw new AppError('refused', '订单还没有媒体，选好媒体后再陈述');
  const [names, proved] = await Promise.all([
    readOrderNames(db, order.order_id),
    provedCitiesOf(db, order, items),
  ]);
  return {
    head: {
      kind: 'order',
      number: order.order_no,
      name: order.name,
      brandName: names.brand_name,
      version: order.version,
      startDate: order.start_date,
      endDate: order.end_date,
      budgetFen: visibleParts(reader, order).isWhole ? order.budget_fen : null,
      isSample: order.is_sample,
    },
    audience: order.audience,
    bought: boughtOf(items),
    schedule: scheduleOf(items),
    proofs: new Map(
      proved.map(({ city, certificate }) => [city.city_code, certificateSentence(certificate)]),
    ),
    chosenLines: proved.map(({ city }) => city),
    order,
    mappedCities: async () => {
      const [faces, places] = await Promise.all([readFacePlaces(db, items), readLinePlaces(db, items)]);
      return mappedCities({ items, faces, places });
    },
  };
}
