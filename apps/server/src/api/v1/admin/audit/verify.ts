import { checkChain } from '../../../../audit/check-chain.ts';
import type { Handler } from '../../../handler.ts';

export const verifyAudit: Handler<'v1/admin/audit/verify'> = async (context, _input, request) => {
  const { user, address, requestId } = request;
  const check = await checkChain(context);
  const { entries, firstBroken, isCutShort } = check;
  const isWhole = firstBroken === null && !isCutShort;
  await context.audit.record({
    action: 'audit.verify',
    outcome: isWhole ? 'done' : 'failed',
    actor: user,
    address,
    requestId,
    detail: { entries, firstBroken, isCutShort },
  });
  return { isWhole, entries, firstBroken, isCutShort, checkedAt: check.checkedAt.toISOString() };
};
