import { changeBasket } from '../v1/basket/change.ts';
import { checkBasket } from '../v1/basket/check.ts';
import { checkBasketForPlan } from '../v1/basket/check-plan.ts';
import { getBasket } from '../v1/basket/get.ts';
import { listBaskets } from '../v1/basket/list.ts';
import { measureBasket } from '../v1/basket/measure.ts';
import { moveBasket } from '../v1/basket/move.ts';
import { moveBasketToPlan } from '../v1/basket/move-to-plan.ts';
import type { Handlers } from '../handler.ts';

/** Media that a planner collects before they are ordered. */
export const basketHandlers = {
  'v1/basket/change': changeBasket,
  'v1/basket/check': checkBasket,
  'v1/basket/check-plan': checkBasketForPlan,
  'v1/basket/get': getBasket,
  'v1/basket/list': listBaskets,
  'v1/basket/measure': measureBasket,
  'v1/basket/move': moveBasket,
  'v1/basket/move-to-plan': moveBasketToPlan,
} satisfies Partial<Handlers>;
