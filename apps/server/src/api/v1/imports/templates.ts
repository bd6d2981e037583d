import { templateDetails } from '../../../administration/imports/template-details.ts';
import type { Handler } from '../../handler.ts';

export const listImportTemplates: Handler<'v1/imports/templates'> = ({ db, now }, { kind }, { user }) =>
  templateDetails(db, user, kind, now());
