import { sendRateCards } from '../../../documents/rate-card-export.ts';
import type { Handler } from '../../handler.ts';

export const exportRateCards: Handler<'v1/rate-cards/export'> = (context, input, request) =>
  sendRateCards(context, request, input);
