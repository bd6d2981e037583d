import { mediumNamesOf } from '../../../city-data/inventory/media-names.ts';
import type { Handler } from '../../handler.ts';

export const listGrantableMedia: Handler<'v1/admin/media'> = async (context) => {
  const names = await mediumNamesOf(context.db);
  return [...names].map(([mediumId, name]) => ({ mediumId, name }));
};
