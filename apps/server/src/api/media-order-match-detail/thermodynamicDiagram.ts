import { heatOf, heatResolution, readFacePlaces, readLinePlaces } from '../../order/match-places.ts';
import { grantedOrder, readItems } from '../../order/order-store.ts';
import { filteredItems } from '../../order/placement-parts.ts';
import type { Handler } from '../handler.ts';

export const getOrderHeat: Handler<'media-order-match-detail/thermodynamicDiagram'> = async (
  { db },
  input,
  { user },
) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = filteredItems(await readItems(db, user, [order.order_id]), input);
  const faces = await readFacePlaces(db, items);
  const lines = await readLinePlaces(db, items);
  const isDemo = [...faces.values(), ...lines.values()].some((place) => place.isDemo);
  return { resolution: heatResolution, ...heatOf(items, faces, lines), isDemo: isDemo || order.is_sample };
};
