import { packPartOf, type PackRule } from '@ooh/contract/domain/crowd-pack';
import { leastContactsOf } from '@ooh/contract/domain/opportunity-names';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import type { RecordEntry } from '../../platform/audit/entry-recorder.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { submitPack } from '../../planning/pack/submit-pack.ts';
import { grantedOrder } from '../order/order-store.ts';
import { freeSlotsOfUnits } from './free-change.ts';
import type { StoredOpportunity } from './opportunity-store.ts';

const maxName = 30;

/** People of the audience whom an order met, without those whom it met often enough. */
export function seldomMetRule(audience: TargetAudience, orderId: string): PackRule {
  const met = { kind: 'exposure', of: 'order', id: orderId, leastChance: 0.5 } as const;
  const isEverybody = audience.packId === undefined && audience.groups.length === 0;
  return {
    parts: [
      ...(isEverybody ? [] : [packPartOf(audience)]),
      { ...met, join: 'and', leastContacts: 1 },
      { ...met, join: 'minus', leastContacts: leastContactsOf['effective-reach'] },
    ],
  };
}

/** Makes the crowd of those who are to be met again, once; throws where a suggested unit is taken. */
export async function packOfSeldomMet(
  context: Context,
  caller: { readonly user: SignedInUser; readonly record: RecordEntry },
  row: StoredOpportunity,
): Promise<{ readonly packId: string; readonly packNo: string }> {
  const order = await context.db.transaction().execute(async (transaction) => {
    const granted = await grantedOrder(transaction, caller.user, row.order_id);
    await freeSlotsOfUnits(transaction, granted, row.finding.in, context.now());
    return granted;
  });
  return submitPack(context, caller, {
    name: `再触达·${order.name}`.slice(0, maxName),
    cityCodes: [row.city_code],
    rule: seldomMetRule(order.audience, order.order_id),
    // Whoever adopts it a second time after a failure has the same pack.
    requestKey: row.opportunity_id,
  });
}
