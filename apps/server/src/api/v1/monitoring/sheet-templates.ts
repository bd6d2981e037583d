import { mediumNamesOf } from '../../../city-data/inventory/media-names.ts';
import type { Handler } from '../../handler.ts';

export const listSheetTemplates: Handler<'v1/monitoring/sheet-templates'> = async ({ db }) => ({
  media: [...(await mediumNamesOf(db))].map(([mediumId, name]) => ({ mediumId, name })),
});
