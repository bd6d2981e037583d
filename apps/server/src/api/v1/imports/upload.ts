import { refuseForeignCity } from '../../../data-release/city-scope.ts';
import { presentSession } from '../../../imports/import-session-store.ts';
import { startSession } from '../../../imports/start-session.ts';
import type { Handler } from '../../handler.ts';

export const uploadImport: Handler<'v1/imports'> = async (context, input, request) => {
  refuseForeignCity(request.user, input.cityCode);
  const { address, requestId } = request;
  return presentSession(
    await startSession(context, request.user, { ...input, ...request.file }, { address, requestId }),
  );
};
