import { evaluateLots } from '../../../orders/combination/evaluate-lots.ts';
import {
  assertCitiesSeen,
  assertLotsSeen,
  assertLotsWithin,
} from '../../../orders/combination/granted-pairs.ts';
import { presentLots } from '../../../orders/combination/lot-items.ts';
import type { Handler } from '../../handler.ts';

export const evaluateCombination: Handler<'v1/combination/evaluate'> = async (context, input, { user }) => {
  assertCitiesSeen(user, input.cityCodes);
  assertLotsSeen(user, input.lots);
  assertLotsWithin(input.cityCodes, input.lots);
  const { priced, evaluation } = await evaluateLots(context, input, 'interactive');
  return { lots: await presentLots(context.db, priced), evaluation };
};
