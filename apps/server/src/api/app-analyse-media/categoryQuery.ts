import { queryCategories } from '../../market/media-analysis/categories.ts';
import type { Handler } from '../handler.ts';

export const queryMediaCategories: Handler<'app-analyse-media/categoryQuery'> = (context, input, { user }) =>
  queryCategories(context, user, input);
