import { readTemplates } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const listImportTemplates: Handler<'v1/imports/templates'> = async ({ db }, { kind }, { user }) =>
  (await readTemplates(db, user, kind)).map(({ template }) => template);
