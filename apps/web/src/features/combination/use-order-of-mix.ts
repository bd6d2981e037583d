import type { CombinationBrief, Lot } from '@ooh/contract/domain/combination';
import { useNavigate } from '@tanstack/react-router';
import { useMutationCall } from '../../api/use-call.ts';
import { baseHref } from '../../shared/order/order-addresses.ts';
import { useDraft } from '../../shared/strategy-draft/use-draft.ts';
import { orderOf } from './order-of-mix.ts';
import { savedMix } from './saved-mix.ts';

/** A mix that is ordered. */
export interface OrderedMix {
  readonly name: string;
  readonly kind: 'target' | 'scene';
  readonly brief: CombinationBrief;
  readonly lots: readonly Lot[];
  readonly proposalId?: string | undefined;
  /** The strategy draft whose outcome the order becomes. */
  readonly draftId?: string | undefined;
  /** Of a mix that is stored already. */
  readonly combinationId?: string | undefined;
}

/** Makes an order draft of a mix and opens it. With a strategy draft the mix is kept and the order is its outcome. */
export function useOrderOfMix(mix: OrderedMix) {
  const navigate = useNavigate();
  const open = (orderId: string) => void navigate({ href: baseHref(orderId) });
  const { draft } = useDraft(mix.draftId);
  const attached = draft?.state === 'archived' ? undefined : draft;
  const create = useMutationCall('mediaOrder/create', {
    onSuccess: ({ orderId }) => open(orderId),
  });
  const keep = useMutationCall('v1/combinations/save');
  const handOver = useMutationCall('v1/strategy-drafts/hand-over', {
    onSuccess: ({ id }) => open(id),
  });
  const make = async (name: string, brandId: string) => {
    const order = orderOf({ name, origin: mix.name, brandId, brief: mix.brief, lots: mix.lots });
    if (attached === undefined) return create.mutate(order);
    // A second try after a refusal orders what the first one kept.
    const kept = mix.combinationId ?? keep.data?.combinationId;
    const combinationId = kept ?? (await keep.mutateAsync(savedMix(mix)).catch(() => null))?.combinationId;
    if (combinationId === undefined) return;
    const { draftId, version } = attached;
    handOver.mutate({ draftId, version, to: 'order', mix: { combinationId, order } });
  };
  return {
    draft: attached,
    make: (name: string, brandId: string) => void make(name, brandId),
    error: create.error ?? keep.error ?? handOver.error,
    isPending: create.isPending || keep.isPending || handOver.isPending,
  };
}
