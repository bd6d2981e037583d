import { effectGroup } from '@ooh/contract/domain/effect';
import { grantedEffectOrder, inCity } from '../../orders/effect/effect-order.ts';
import { placementRows } from '../../orders/effect/effect-tables.ts';
import { mediumNames } from '../../orders/effect/order-row.ts';
import type { Handler } from '../handler.ts';

export const getMediaPlacementSituation: Handler<'effectestimate/{orderId}/mediaPlacementSituation'> = async (
  context,
  input,
  { user },
) => {
  const order = inCity(await grantedEffectOrder(context, user, effectGroup, input.orderId), input.cityCode);
  return { rows: placementRows(order, await mediumNames(context.db)) };
};
