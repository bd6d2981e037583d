import { suggestionsFor } from '../../../market/competitor/suggestions.ts';
import type { Handler } from '../../handler.ts';

export const getCompetitorSuggestions: Handler<'v1/competitor/suggestions'> = async (
  { db },
  input,
  { user },
) => {
  const { basis, brandId, brandName, suggestions } = await suggestionsFor(db, user, input);
  return { basis, brandId, brandName, suggestions };
};
