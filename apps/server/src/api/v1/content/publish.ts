import { chinaDate } from '@ooh/contract/domain/china-time';
import { publishDraft } from '../../../reference/content/content-drafts.ts';
import type { Handler } from '../../handler.ts';

export const publishContent: Handler<'v1/content/publish'> = async (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const now = context.now();
    const by = { authorId: request.user.userId, now, today: chinaDate(now) };
    const version = await publishDraft(transaction, input, by);
    const { docId, effectiveOn } = input;
    await request.record({ docId, version, effectiveOn }, transaction);
    return { docId, version };
  });
