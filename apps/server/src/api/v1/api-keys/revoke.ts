import { revokeKey } from '../../../administration/unattended/api-keys.ts';
import type { Handler } from '../../handler.ts';

export const revokeApiKey: Handler<'v1/api-keys/{keyId}/revoke'> = async (context, { keyId }, request) => {
  await context.db.transaction().execute(async (transaction) => {
    const name = await revokeKey(transaction, request.user, keyId, context.now());
    await request.record({ keyId, name }, transaction);
  });
  return { keyId };
};
