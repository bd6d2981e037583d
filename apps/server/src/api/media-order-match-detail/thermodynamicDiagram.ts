import { matchingItems } from '../../orders/order/match-items.ts';
import {
  heatOf,
  heatResolution,
  readFacePlaces,
  readLinePlaces,
  withinDays,
} from '../../orders/order/match-places.ts';
import type { Handler } from '../handler.ts';

export const getOrderHeat: Handler<'media-order-match-detail/thermodynamicDiagram'> = async (
  { db },
  input,
  { user },
) => {
  const { order, items: all } = await matchingItems(db, user, input);
  const first = all.map((item) => item.start_date).sort()[0];
  const last = all
    .map((item) => item.end_date)
    .sort()
    .at(-1);
  const days = first === undefined || last === undefined ? null : { startDate: first, endDate: last };
  const window = { startDate: input.startDate ?? first ?? '', endDate: input.endDate ?? last ?? '' };
  const items = withinDays(all, window);
  const faces = await readFacePlaces(db, items);
  const lines = await readLinePlaces(db, items);
  const isDemo = [...faces.values(), ...lines.values()].some((place) => place.isDemo);
  return {
    resolution: heatResolution,
    days,
    ...heatOf(items, faces, lines),
    isDemo: isDemo || order.is_sample,
  };
};
