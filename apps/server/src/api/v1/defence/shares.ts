import { grantedSubject, sharedSubject } from '../../../documents/defence/shared-defence.ts';
import { listShares } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const listDefenceShares: Handler<'v1/defence/shares'> = async (context, asked, { user }) => {
  await grantedSubject(context, user, asked);
  return listShares(context.db, sharedSubject(asked), context.now(), 'defence');
};
