import { certain } from '@ooh/contract/core/certain';
import type { StoredItem } from '../orders/order/order-store.ts';
import type { LineNames } from './city-effect.ts';
import type { OrderDocument } from './order-document.ts';
import type { MappedCity } from './plan-map.ts';

/** Names and vehicles of an order's lines, by their ids. */
export function linesOf(items: readonly StoredItem[]): LineNames {
  const byLine = Map.groupBy(
    items.filter((item) => item.line_id !== null),
    (item) => certain(item.line_id, 'line of the item', item.item_id),
  );
  return new Map(
    [...byLine].map(([lineId, own]) => [
      lineId,
      { name: own[0].unit_name, units: own.reduce((sum, item) => sum + item.quantity, 0) },
    ]),
  );
}

/** Where the order's media are, city by city, those with most spent first. */
export function mappedCities({
  items,
  faces,
  places,
}: Pick<OrderDocument, 'items' | 'faces' | 'places'>): MappedCity[] {
  const netOf = (own: readonly StoredItem[]): number => own.reduce((sum, item) => sum + item.net_fen, 0);
  const cities = [...Map.groupBy(items, (item) => item.city_code)].sort(
    ([, a], [, b]) => netOf(b) - netOf(a),
  );
  return cities.map(([cityCode, own]) => {
    const lines = linesOf(own);
    return {
      cityCode,
      ways: [...lines].flatMap(([lineId, line]) => {
        const place = places.get(lineId);
        return place === undefined ? [] : [{ ...line, path: place.shape }];
      }),
      points: own.flatMap((item) => {
        const face = faces.get(item.face_id ?? '');
        return face === undefined ? [] : [{ name: item.unit_name, at: [face.lng, face.lat] as const }];
      }),
    };
  });
}
