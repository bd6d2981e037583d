import { presentSession } from '../../../imports/import-session-store.ts';
import { ownSession, refuseBusySession } from '../../../imports/own-session.ts';
import { chooseMapping } from '../../../imports/start-session.ts';
import type { Handler } from '../../handler.ts';

export const setImportMapping: Handler<'v1/imports/{importId}/mapping'> = async (context, input, request) => {
  const session = await ownSession(context, request.user, input.importId);
  await refuseBusySession(context, session);
  return presentSession(await chooseMapping(context, session, input));
};
