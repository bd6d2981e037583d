import { queryMediaInventory } from '../../market/media-analysis/media-query.ts';
import type { Handler } from '../handler.ts';

export const queryMedia: Handler<'app-analyse-media/conditionQuery'> = (context, input, { user }) =>
  queryMediaInventory(context, user, input);
