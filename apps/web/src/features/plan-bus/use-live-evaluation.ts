import type { Delivery } from '@ooh/contract/domain/bus';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { isSameDelivery } from './edit-delivery.ts';
import { usePaced } from '../../ui/timing/use-paced.ts';
import type { SavedCity } from './workspace.ts';

/** A single edit is evaluated at once; edits in quick succession not more often than this. */
const evaluationPaceMs = 80;
const keptMs = 5 * 60_000;

export interface LiveEvaluation {
  /** Of the delivery on screen, or of the one before it while the new one is computed. */
  readonly evaluation: PlanEvaluation | null;
  readonly isComputing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Effect and cost of the edited delivery. A newer edit cancels the request of an older one. */
export function useLiveEvaluation(saved: SavedCity, delivery: Delivery): LiveEvaluation {
  const { planId, cityCode } = saved;
  const settled = usePaced(delivery, evaluationPaceMs);
  const known = useMemo(
    () => (saved.evaluation && isSameDelivery(saved.delivery, settled) ? saved.evaluation : null),
    [saved, settled],
  );
  const input = useMemo(() => ({ planId, cityCode, delivery: settled }), [planId, cityCode, settled]);
  const query = useCall(
    'v1/bus-plan/evaluate',
    input,
    // A saved delivery is evaluated too, unseen: the first edit then finds city and audience at hand.
    { quiet: true, keepPrevious: true, staleMs: keptMs },
  );
  return {
    evaluation: known ?? query.data ?? saved.evaluation,
    isComputing: settled !== delivery || (known === null && query.isFetching),
    error: known === null ? query.error : null,
    retry: () => void query.refetch(),
  };
}
