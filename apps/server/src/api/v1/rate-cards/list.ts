import { rateCards } from '../../../market/media-analysis/rate-cards.ts';
import type { Handler } from '../../handler.ts';

export const listRateCards: Handler<'v1/rate-cards/list'> = (context, input, { user }) =>
  rateCards(context, user, input);
