import { exceptionStates } from '@ooh/contract/domain/order-names';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { grantedEffectOrder, loadEffectOrders, type EffectOrder } from '../effect/effect-order.ts';
import { isOwnOrder } from '../../access/granted-pairs.ts';
import { countPostings } from '../effect/unit-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { presentPhoto, readPhotos } from './photo-store.ts';

type Board = CallOutput<'v1/monitoring/board'>;

/** The order asked about, or all running ones. */
async function ordersOf(context: Context, user: SignedInUser, orderId?: string): Promise<EffectOrder[]> {
  if (orderId !== undefined) return [await grantedEffectOrder(context, user, orderPatternGroup, orderId)];
  const running = await context.db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where('orders.state', '=', 'running')
    .where(isOwnOrder(user))
    .execute();
  return loadEffectOrders(
    context,
    user,
    orderPatternGroup,
    running.map((row) => row.order_id),
  );
}

const exceptionsOf = (byState: Board['counts']['byState']) =>
  exceptionStates.reduce((sum, state) => sum + byState[state], 0);

/** How far the posting of an order, or of all running ones, has come. */
export async function monitoringBoard(
  context: Context,
  user: SignedInUser,
  orderId?: string,
): Promise<Board> {
  const orders = await ordersOf(context, user, orderId);
  const items = orders.flatMap((order) => order.items);
  const today = orders[0]?.today ?? 0;
  const own = new Set(orders.map((order) => order.orderId));
  const photos = (await readPhotos(context.db, user, { orderId }))
    .filter((photo) => own.has(photo.order_id))
    .map(presentPhoto);
  const judged = photos.filter((photo) => photo.verdict !== 'unchecked');
  const accepted = judged.filter((photo) => photo.verdict === 'accepted');
  const photosOf = Map.groupBy(photos, (photo) => photo.cityCode);
  const counts = countPostings(items, today);
  return {
    counts,
    passRate: judged.length === 0 ? null : accepted.length / judged.length,
    acceptedPhotos: accepted.length,
    reviewedPhotos: judged.length,
    exceptions: exceptionsOf(counts.byState),
    photos: photos.length,
    doubtfulPhotos: photos.filter((photo) => photo.doubts.length > 0).length,
    cities: [...Map.groupBy(items, (item) => item.cityCode)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([cityCode, part]) => {
        const partCounts = countPostings(part, today);
        return {
          cityCode,
          cityName: cityName(cityCode),
          counts: partCounts,
          photos: photosOf.get(cityCode)?.length ?? 0,
          exceptions: exceptionsOf(partCounts.byState),
        };
      }),
  };
}
