import { plannedExposures } from '../../../orders/effect/planned-exposures.ts';
import type { Handler } from '../../handler.ts';

export const getPlannedExposures: Handler<'v1/orders/planned-exposures'> = (
  context,
  { orderIds },
  { user },
) => plannedExposures(context, user, orderIds);
