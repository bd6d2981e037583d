import { moveItemsToPlan } from '../../../orders/basket/move-to-plan.ts';
import type { Handler } from '../../handler.ts';

export const moveBasketToPlan: Handler<'v1/basket/move-to-plan'> = (context, input, request) =>
  moveItemsToPlan(context, request, input);
