import type { DocumentLook } from '@ooh/report/plan-document';
import type { Context } from '../context.ts';
import { formatsOfItems } from '../orders/creative/creative-formats.ts';
import { creativeOfOrder } from '../orders/creative/creative-store.ts';
import type { StoredOrder } from '../orders/order/order-store.ts';
import { documentCreative, documentFormats } from './deck-formats.ts';
import { mappedCities } from './mapped-cities.ts';
import type { OrderDocument } from './order-document.ts';
import { planMap } from './plan-map.ts';

/** Where the media of an order are and what they look like with the client's picture. */
export async function orderLook(
  context: Context,
  order: StoredOrder,
  source: Pick<OrderDocument, 'items' | 'faces' | 'places'>,
): Promise<DocumentLook> {
  const { items } = source;
  const [formats, stored, maps] = await Promise.all([
    formatsOfItems(context.db, items),
    creativeOfOrder(context.db, order),
    Promise.all(mappedCities(source).map((city) => planMap(context, city))),
  ]);
  return {
    maps: maps.filter((map) => map !== null),
    formats: documentFormats(
      formats,
      items.map((item) => ({
        mediumId: item.medium_id,
        formId: item.form_id,
        deck: item.deck,
        quantity: item.quantity,
        unit: item.medium_unit,
      })),
    ),
    creative: await documentCreative(context, stored),
  };
}
