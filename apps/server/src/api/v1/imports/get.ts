import { presentSession } from '../../../administration/imports/import-session-store.ts';
import { ownSession } from '../../../administration/imports/own-session.ts';
import { proposeTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const getImport: Handler<'v1/imports/{importId}'> = async ({ db }, input, { user }) => {
  const session = await ownSession({ db }, user, input.importId);
  return presentSession(session, await proposeTemplate(db, user, session));
};
