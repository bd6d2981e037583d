import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import type { Context } from '../../context.ts';
import { effectRows } from '../../orders/effect/list-orders.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/**
 * What came of the orders behind the tales of a library, by order. They are told to everybody who may read the library, so
 * an order's organisation does not matter; its cities and media do: an appraisal is read within the library's grants.
 */
export async function toldEffects(
  context: Context,
  user: SignedInUser,
  grants: SignedInUser['permission']['effectAppraisalData'],
  orderIds: readonly string[],
): Promise<Map<string, NonNullable<StrategyCase['effect']>>> {
  if (orderIds.length === 0) return new Map();
  const { permission } = user;
  const reader: SignedInUser = {
    ...user,
    organisationKind: 'platform',
    permission: { ...permission, effectAppraisalData: grants },
  };
  const rows = await effectRows(context, reader, orderIds);
  return new Map(
    rows.flatMap(({ orderId, orderNo, comparison }) => {
      if (comparison === null) return [];
      const { reachShare, frequency, cpmFen } = comparison.actual;
      const effect = { orderNo, reachShare, frequency, cpmFen };
      return [[orderId, effect] as const];
    }),
  );
}

/** What came of the orders behind some cases, within the grants of the case library. */
export const caseEffects = (context: Context, user: SignedInUser, orderIds: readonly string[]) =>
  toldEffects(context, user, user.permission.smartMarketingData.wisdomCombinationData, orderIds);
