import { checkChain, isEntry } from '../../../../platform/audit/check-chain.ts';
import type { Handler } from '../../../handler.ts';

export const verifyAudit: Handler<'v1/admin/audit/verify'> = async (context, { anchor }, request) => {
  const isAnchorKnown = anchor === undefined ? null : await isEntry(context.db, anchor);
  const check = await checkChain(context);
  const { entries, firstBroken, isCutShort } = check;
  const isWhole = firstBroken === null && !isCutShort && isAnchorKnown !== false;
  const outcome = isWhole ? 'done' : 'failed';
  await request.record({ entries, firstBroken, isCutShort, isAnchorKnown }, undefined, { outcome });
  const checkedAt = check.checkedAt.toISOString();
  return { isWhole, entries, firstBroken, isCutShort, isAnchorKnown, checkedAt };
};
