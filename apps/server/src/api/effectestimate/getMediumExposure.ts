import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { mediumRows } from '../../orders/effect/effect-tables.ts';
import { mediumNames } from '../../orders/effect/order-row.ts';
import type { Handler } from '../handler.ts';

export const getMediumExposure: Handler<'effectestimate/{orderId}/getMediumExposure'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  const nameOf = await mediumNames(context.db);
  return { scope: effect.scope, rows: mediumRows(order, effect, context.config.minimumCell, nameOf) };
};
