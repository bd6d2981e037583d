import { checkChain } from '../../../../platform/audit/check-chain.ts';
import type { Handler } from '../../../handler.ts';

export const verifyAudit: Handler<'v1/admin/audit/verify'> = async (context, _input, request) => {
  const check = await checkChain(context);
  const { entries, firstBroken, isCutShort } = check;
  const isWhole = firstBroken === null && !isCutShort;
  const outcome = isWhole ? 'done' : 'failed';
  await request.record({ entries, firstBroken, isCutShort }, undefined, { outcome });
  return { isWhole, entries, firstBroken, isCutShort, checkedAt: check.checkedAt.toISOString() };
};
