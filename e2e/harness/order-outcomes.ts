import { writeOutcomes, type Outcome } from '../../apps/server/src/orders/effect/write-outcomes.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { shenzhen } from './shenzhen.ts';

/** Persons in the visit data: all of the small Shenzhen. */
const persons = 6000;
/** One in this many does not visit afterwards: few, because not many are reached and the effect must be measurable. */
const lapses = 40;

/** What people did before and after an order: nearly all continue to visit, reached or not. */
export async function storeOutcomes({ db }: Context, orderName: string): Promise<void> {
  const order = await db
    .selectFrom('media_order')
    .select('order_id')
    .where('name', '=', orderName)
    .executeTakeFirstOrThrow();
  const panel = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('city_code', '=', shenzhen)
    .where('kind', '=', 'panel')
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
  const outcomes = Array.from({ length: persons }, (_, person): Outcome => {
    const after = person % lapses === 0 ? 0 : 1;
    return { kind: 'visit', person, placebo: 1, before: 1, after };
  });
  const about = {
    orderId: order.order_id,
    cityCode: shenzhen,
    releaseId: panel.release_id,
    source: '到访示例.csv',
    isSample: true,
  };
  await db.transaction().execute((transaction) => writeOutcomes(transaction, about, outcomes));
}
