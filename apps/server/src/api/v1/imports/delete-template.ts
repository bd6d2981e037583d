import { deleteTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const deleteImportTemplate: Handler<'v1/imports/templates/{templateId}/delete'> = async (
  { db },
  { templateId },
  { user },
) => {
  await deleteTemplate(db, user, templateId);
  return { templateId };
};
