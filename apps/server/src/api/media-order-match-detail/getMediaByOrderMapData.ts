import { certain } from '@ooh/contract/core/certain';
import { matchingItems } from '../../orders/order/match-items.ts';
import { readFacePlaces, readLinePlaces } from '../../orders/order/match-places.ts';
import { unitsOf } from '../../orders/order/placement-parts.ts';
import type { Handler } from '../handler.ts';

export const getMediaByOrderMapData: Handler<'media-order-match-detail/getMediaByOrderMapData'> = async (
  { db },
  input,
  { user },
) => {
  const { items } = await matchingItems(db, user, input);
  const faces = await readFacePlaces(db, items);
  const lines = await readLinePlaces(db, items);
  const points = items.flatMap((item) => {
    const face = faces.get(item.face_id ?? '');
    if (face === undefined) return [];
    const { positionId, faceId, lng, lat, isIndicative } = face;
    const { item_id: itemId, medium_id: mediumId, level, quantity, net_fen: netFen } = item;
    const name = item.unit_name;
    return [{ itemId, positionId, faceId, mediumId, name, level, lng, lat, quantity, netFen, isIndicative }];
  });
  const byLine = Map.groupBy(
    items.filter((item) => lines.has(item.line_id ?? '')),
    (item) => certain(item.line_id, 'line of the item', item.item_id),
  );
  return {
    points,
    lines: [...byLine].map(([lineId, own]) => {
      const { lineName, level, shape } = certain(lines.get(lineId), 'line', lineId);
      const netFen = own.reduce((sum, item) => sum + item.net_fen, 0);
      const itemIds = own.map((item) => item.item_id);
      return { itemIds, lineId, lineName, level, vehicles: unitsOf(own), netFen, shape };
    }),
    unplaced: items
      .filter((item) => !faces.has(item.face_id ?? '') && !lines.has(item.line_id ?? ''))
      .map((item) => ({ itemId: item.item_id, name: item.unit_name })),
  };
};
