import { sendCompetitionDeck } from '../../../documents/competition-deck.ts';
import type { Handler } from '../../handler.ts';

export const exportCompetitionDeck: Handler<'v1/competitor/deck'> = (context, input, request) =>
  sendCompetitionDeck(context, request, input);
