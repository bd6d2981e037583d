import { presentSession } from '../../../administration/imports/import-session-store.ts';
import { ownSession, assertSessionIdle } from '../../../administration/imports/own-session.ts';
import { chooseMapping } from '../../../administration/imports/start-session.ts';
import { proposeTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const setImportMapping: Handler<'v1/imports/{importId}/mapping'> = async (context, input, request) => {
  const session = await ownSession(context, request.user, input.importId);
  await assertSessionIdle(context, session);
  const chosen = await chooseMapping(context, request.user, session, input);
  return presentSession(chosen, await proposeTemplate(context.db, request.user, chosen));
};
