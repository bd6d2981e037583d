import { effectGroup } from '@ooh/contract/domain/effect';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { orderEffect } from './compute-effect.ts';
import { grantedEffectOrder, inCity, type EffectOrder } from './effect-order.ts';
import { disclosedEffect, type ShownEffect } from './effect-scope.ts';
import type { OrderGroup } from '../../access/granted-pairs.ts';

export interface LoadedEffect {
  readonly order: EffectOrder;
  readonly effect: ShownEffect;
}

/** An order's part that the user may see and asks for, with its effect as it may be shown. */
export async function loadEffect(
  context: Context,
  user: SignedInUser,
  input: ParsedInput<'effectestimate/{orderId}/getCityExposure'>,
  group: OrderGroup = effectGroup,
): Promise<LoadedEffect> {
  const granted = await grantedEffectOrder(context, user, group, input.orderId);
  const order = inCity(granted, input.cityCode);
  const effects = await orderEffect(context, order);
  return { order, effect: disclosedEffect(order, effects, context.config.minimumCell) };
}
