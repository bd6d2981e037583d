import type { SharedThing } from '@ooh/contract/domain/order-share';
import type { Context } from '../../context.ts';
import { countOpening, liveShare, subjectOf, type LiveShare } from './share-links.ts';
import { deadLink } from './shared-order.ts';

interface Opener {
  readonly address: string;
  readonly requestId: string;
}

type Parts = Pick<Context, 'db' | 'audit' | 'now'>;

/**
 * The link of a token; attempts with others are recorded.
 *
 * @throws AppError where there is no valid link to this thing
 */
export async function knownLink(
  { db, audit, now }: Parts,
  { token, shows }: { readonly token: string; readonly shows: SharedThing },
  { address, requestId }: Opener,
): Promise<LiveShare> {
  const share = await liveShare(db, token, now(), shows);
  if (share !== undefined) return share;
  await audit.recordThinned(`share ${address}`, {
    action: 'order.share-refuse',
    outcome: 'denied',
    actor: null,
    address,
    requestId,
  });
  throw deadLink();
}

/** Records that a link was opened; turning the pages of what it shows is not another opening. */
export async function recordOpening(
  { db, audit, now }: Parts,
  share: LiveShare,
  { address, requestId }: Opener,
  isAnother = true,
): Promise<void> {
  if (isAnother) await countOpening(db, share.share_id, now());
  await audit.recordThinned(`share ${share.share_id} ${address}`, {
    action: 'order.share-open',
    actor: null,
    address,
    requestId,
    detail: { ...subjectOf(share), shareId: share.share_id },
  });
}
