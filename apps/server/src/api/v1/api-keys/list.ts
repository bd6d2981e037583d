import { listKeys } from '../../../administration/unattended/api-keys.ts';
import type { Handler } from '../../handler.ts';

export const listApiKeys: Handler<'v1/api-keys/list'> = (context, _input, { user }) =>
  listKeys(context.db, user, context.now());
