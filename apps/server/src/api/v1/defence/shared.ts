import { readSharedDefence } from '../../../documents/defence/shared-defence.ts';
import { knownLink, recordOpening } from '../../../orders/sharing/open-link.ts';
import type { Handler } from '../../handler.ts';

export const openSharedDefence: Handler<'v1/defence/shared'> = async (context, { token }, request) => {
  const share = await knownLink(context, { token, shows: 'defence' }, request);
  const shown = await readSharedDefence(context, share);
  await recordOpening(context, share, request);
  return shown;
};
