import { listBusinessAreas } from '../../market/media-analysis/business-areas.ts';
import type { Handler } from '../handler.ts';

export const listBusinessAreaMedia: Handler<'business-area-media/list'> = (context, input, { user }) =>
  listBusinessAreas(context, user, input);
