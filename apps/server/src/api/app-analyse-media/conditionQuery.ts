import { queryMediaStock } from '../../media-analysis/media-query.ts';
import type { Handler } from '../handler.ts';

export const queryMedia: Handler<'app-analyse-media/conditionQuery'> = (context, input, { user }) =>
  queryMediaStock(context, user, input);
