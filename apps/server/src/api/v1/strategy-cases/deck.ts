import { sendCaseDeck } from '../../../documents/case-deck.ts';
import type { Handler } from '../../handler.ts';

export const exportCaseDeck: Handler<'v1/strategy-cases/deck'> = (context, input, request) =>
  sendCaseDeck(context, request, input.caseId);
