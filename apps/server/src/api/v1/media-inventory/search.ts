import { searchMedia as search } from '../../../market/media-search/search-media.ts';
import type { Handler } from '../../handler.ts';

export const searchMedia: Handler<'v1/media-inventory/search'> = (context, input, { user }) =>
  search(context, user, input);
