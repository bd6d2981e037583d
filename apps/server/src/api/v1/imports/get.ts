import { presentSession } from '../../../administration/imports/import-session-store.ts';
import { ownSession } from '../../../administration/imports/own-session.ts';
import type { Handler } from '../../handler.ts';

export const getImport: Handler<'v1/imports/{importId}'> = async (context, input, request) =>
  presentSession(await ownSession(context, request.user, input.importId));
