import { renameTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const renameImportTemplate: Handler<'v1/imports/templates/{templateId}/rename'> = async (
  { db },
  { templateId, name },
  { user },
) => {
  await db.transaction().execute((transaction) => renameTemplate(transaction, user, templateId, name));
  return { templateId, name };
};
