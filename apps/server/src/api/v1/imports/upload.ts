import { assertKeyCovers } from '../../../platform/session/key-scope.ts';
import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { presentSession } from '../../../administration/imports/import-session-store.ts';
import { bytesSource } from '../../../city-data/imports/source/byte-source.ts';
import { startSession } from '../../../administration/imports/start-session.ts';
import { proposeTemplate } from '../../../administration/imports/template-store.ts';
import type { Handler } from '../../handler.ts';

export const uploadImport: Handler<'v1/imports'> = async (context, input, request) => {
  assertCityGranted(request.user, input.cityCode);
  assertKeyCovers(request.user, input.kind, input.cityCode);
  const { address, requestId } = request;
  const { fileName, bytes } = request.file;
  const upload = { ...input, grid: null, fileName, source: bytesSource(bytes) };
  const session = await startSession(context, request.user, upload, { address, requestId });
  return presentSession(session, await proposeTemplate(context.db, request.user, session));
};
