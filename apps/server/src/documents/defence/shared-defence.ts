import { certain } from '@ooh/contract/core/certain';
import type { Defence, DefenceContent } from '@ooh/contract/domain/defence';
import type { CallOutput } from '@ooh/contract/registry';
import { seesUnit } from '../../access/media-scope.ts';
import { isCityGranted } from '../../access/plan-access.ts';
import type { Context } from '../../context.ts';
import { grantedOrder } from '../../orders/order/order-store.ts';
import { isOrderPair } from '../../orders/order/order-scope.ts';
import { subjectOf, type LiveShare, type ShareSubject } from '../../orders/sharing/share-links.ts';
import { deadLink } from '../../orders/sharing/shared-order.ts';
import { grantedPlan } from '../../planning/plan/granted-plan.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findReader, type Reader } from '../../platform/session/reader.ts';
import { presentDefence } from './defence-store.ts';
import type { DefenceAsked } from './defence-subject.ts';

export const sharedSubject = ({ orderId, planId }: DefenceAsked): ShareSubject =>
  orderId === undefined ? { planId: certain(planId, 'plan of a defence') } : { orderId };

/** Refuses what its reader does not see; answers which cities and media of it he does. */
export async function grantedSubject(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  { orderId, planId }: DefenceAsked,
): Promise<(pair: DefenceContent['pairs'][number]) => boolean> {
  if (orderId !== undefined) {
    await grantedOrder(db, reader, orderId);
    return ({ cityCode, mediumId }) => isOrderPair(reader, cityCode, mediumId);
  }
  const { plan, cityCodes } = await grantedPlan(db, reader, planId ?? '');
  const isSeen = ({ cityCode, mediumId }: DefenceContent['pairs'][number]) =>
    plan.kind === 'bus'
      ? isCityGranted(reader, cityCode)
      : seesUnit(reader, { city_code: cityCode, medium_id: mediumId });
  return (pair) => cityCodes.includes(pair.cityCode) && isSeen(pair);
}

function withoutPrices(defence: Defence): Defence {
  const free = <Part extends { netFen: number | null }>(part: Part): Part => ({ ...part, netFen: null });
  return {
    ...defence,
    amounts: null,
    budgetFen: null,
    cities: defence.cities.map((city) => ({
      ...free(city),
      argument: city.argument && { ...city.argument, frontier: null, prices: null },
    })),
    media: defence.media.map(free),
    tried: defence.tried.map(free),
  };
}

/**
 * What was presented, as its link shows it; without prices neither budgets nor curves over them.
 *
 * @throws AppError when the creator of the link is disabled or may no longer see all of it
 */
export async function readSharedDefence(
  context: Context,
  share: LiveShare,
): Promise<CallOutput<'v1/defence/shared'>> {
  const { db } = context;
  const sharer = await findReader(db, share.sharer_id);
  if (sharer === null || share.defence_id === null) throw deadLink();
  const isSeen = await grantedSubject(context, sharer, subjectOf(share)).catch((error: unknown) => {
    throw error instanceof AppError ? deadLink() : error;
  });
  const row = await db
    .selectFrom('defence')
    .select(['defence_id', 'fingerprint', 'made_at', 'content'])
    .where('defence_id', '=', share.defence_id)
    .executeTakeFirstOrThrow();
  if (!row.content.pairs.every(isSeen)) throw deadLink();
  const defence = presentDefence(row);
  return {
    sharerName: sharer.nickName,
    watermark: `${sharer.nickName} 分享`,
    expiresAt: share.expires_at.toISOString(),
    defence: share.shows_prices ? defence : withoutPrices(defence),
  };
}
