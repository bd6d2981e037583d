import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { call } from '../../../api/call.ts';
import type { CallResult } from '../../../api/call-types.ts';
import type { SavedWork } from '../../../ui/saving/use-saving.ts';
import { briefOf, type KeptParts, type OrderDraft } from './order-content.ts';

type Stored = CallResult<{ readonly orderId: string; readonly version: number }>;

function asWork({ body, ...rest }: Stored): CallResult<SavedWork> {
  return { ...rest, body: body && { workId: body.orderId, version: body.version } };
}

/** Stores a brief: over a version of an order, or as a new order. Undefined while it is incomplete. */
export function sendBrief(
  draft: OrderDraft,
  base: SavedWork | undefined,
  kept: KeptParts | undefined,
): Promise<CallResult<SavedWork>> | undefined {
  const brief = briefOf(draft, kept);
  if (!brief) return undefined;
  const sent: Promise<Stored> = base
    ? call('mediaOrder/update', { orderId: base.workId, version: base.version, brief })
    : call('mediaOrder/create', { brief });
  return sent.then(asWork);
}

/** Stores what an order buys, over a version of it. */
export function sendItems(
  items: readonly OrderItemInput[],
  base: SavedWork | undefined,
): Promise<CallResult<SavedWork>> | undefined {
  if (!base) return undefined;
  const { workId: orderId, version } = base;
  const sent: Promise<Stored> = call('mediaOrder/update', { orderId, version, items: [...items] });
  return sent.then(asWork);
}
