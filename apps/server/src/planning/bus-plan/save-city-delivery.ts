import type { Delivery } from '@ooh/contract/domain/bus';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { summaryOf } from '../plan/city-summary.ts';
import { assertNotComputing, versionConflict } from '../plan/granted-plan.ts';
import { saveDelivery } from '../plan/plan-cities.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { measureDelivery } from './evaluate-delivery.ts';
import type { PlanCity } from './plan-city.ts';
import { totalOf } from './price-delivery.ts';

interface Caller {
  readonly user: SignedInUser;
  readonly address: string;
  readonly requestId: string;
}

/**
 * Saves what a city of a bus plan buys, priced and measured, over the expected version of it. `alongside` is done in
 * the same transaction.
 */
export async function saveCityDelivery(
  context: Context,
  { user, address, requestId }: Caller,
  city: PlanCity,
  { delivery, version }: { readonly delivery: Delivery; readonly version: number },
  alongside?: (transaction: DbOrTransaction) => Promise<void>,
): Promise<{ deliveryVersion: number; savedAt: Date }> {
  const { cityCode } = city;
  const planId = city.plan.plan_id;
  const { priced, measure } = await measureDelivery(context, city, delivery);
  const lines = delivery.lines.length;
  const vehicles = delivery.lines.reduce((sum, line) => sum + line.vehicles, 0);
  const summary = summaryOf(measure, totalOf(priced), lines, vehicles);
  return context.db.transaction().execute(async (transaction) => {
    await assertNotComputing(transaction, planId);
    const which = { planId, cityCode, version, userId: user.userId, now: context.now() };
    const stored = await saveDelivery(transaction, which, delivery, lines === 0 ? null : summary);
    if (stored === undefined) throw versionConflict();
    const detail = { planId, cityCode, lines, vehicles, totalFen: summary.totalFen };
    await context.audit.record(
      { action: 'plan.save-delivery', actor: user, address, requestId, detail },
      transaction,
    );
    await alongside?.(transaction);
    return stored;
  });
}
