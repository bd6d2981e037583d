import { sendSuggestions } from '../../market/competitor/suggestion-document.ts';
import { suggestionsFor } from '../../market/competitor/suggestions.ts';
import type { Handler } from '../handler.ts';

export const getBrandInspirationSuggestionAttachment: Handler<
  'competitor/getBrandInspirationSuggestionAttachment'
> = async (context, input, request) =>
  sendSuggestions(context, request, await suggestionsFor(context.db, request.user, input));
