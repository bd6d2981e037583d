import { presentSession } from '../../../administration/imports/import-session-store.ts';
import { ownSession, assertSessionIdle } from '../../../administration/imports/own-session.ts';
import { chooseMapping } from '../../../administration/imports/start-session.ts';
import type { Handler } from '../../handler.ts';

export const setImportMapping: Handler<'v1/imports/{importId}/mapping'> = async (context, input, request) => {
  const session = await ownSession(context, request.user, input.importId);
  await assertSessionIdle(context, session);
  return presentSession(await chooseMapping(context, session, input));
};
