import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import type { Context } from '../../context.ts';
import { effectRows } from '../../orders/effect/list-orders.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

/**
 * What came of the orders behind some cases, by order. A library's cases are told to everybody who may read it, so an
 * order's organisation does not matter; its cities and media do: an appraisal is read within the grants of the library.
 */
export async function caseEffects(
  context: Context,
  user: SignedInUser,
  orderIds: readonly string[],
): Promise<Map<string, NonNullable<StrategyCase['effect']>>> {
  if (orderIds.length === 0) return new Map();
  const { permission } = user;
  const reader: SignedInUser = {
    ...user,
    organisationKind: 'platform',
    permission: { ...permission, effectAppraisalData: permission.smartMarketingData.wisdomCombinationData },
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
