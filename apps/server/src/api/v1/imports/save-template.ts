import { ownSession } from '../../../administration/imports/own-session.ts';
import { saveTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const saveImportTemplate: Handler<'v1/imports/{importId}/save-template'> = async (
  { db, now },
  { importId, name },
  { user },
) => saveTemplate(db, user, await ownSession({ db }, user, importId), { name, at: now() });
