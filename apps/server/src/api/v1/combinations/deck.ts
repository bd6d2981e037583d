import { sendCombinationDeck } from '../../../documents/combination-deck.ts';
import type { Handler } from '../../handler.ts';

export const exportCombinationDeck: Handler<'v1/combinations/deck'> = (context, input, request) =>
  sendCombinationDeck(context, request, input);
