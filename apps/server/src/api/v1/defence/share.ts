import { defenceKey, findDefence } from '../../../documents/defence/defence-store.ts';
import { readDefenceSubject } from '../../../documents/defence/read-subject.ts';
import { createShare } from '../../../orders/sharing/share-links.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { sharedSubject } from '../../../documents/defence/shared-defence.ts';
import type { Handler } from '../../handler.ts';

export const shareDefence: Handler<'v1/defence/share'> = async (context, input, request) => {
  const { user } = request;
  const { defenceId, days, showsPrices, ...asked } = input;
  const read = await readDefenceSubject(context, user, asked);
  const found = await findDefence(context.db, asked, await defenceKey(context, read));
  if (found?.defence_id !== defenceId)
    throw new AppError('conflict', '方案或数据已更新，这份陈述不再是最新的，请重新生成后再分享');
  const subject = sharedSubject(asked);
  return context.db.transaction().execute(async (transaction) => {
    const made = { subject, sharerId: user.userId, days, showsPrices, shows: 'defence', defenceId } as const;
    const { shareId, token, expiresAt } = await createShare(transaction, made, context.now());
    await request.record({ ...subject, shareId, days, showsPrices, shows: 'defence' }, transaction);
    return { shareId, token, expiresAt: expiresAt.toISOString() };
  });
};
