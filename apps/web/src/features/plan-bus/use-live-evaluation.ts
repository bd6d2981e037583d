import type { Delivery } from '@ooh/contract/domain/bus';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { callForBody, queryKeyOf, useCall } from '../../api/use-call.ts';
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
  /** Why the delivery on screen, saved earlier, can no longer be bought. */
  readonly obstacle: string | null;
  readonly retry: () => void;
}

const key = 'v1/bus-plan/evaluate';

/** Ends the asking of what no part of the page waits for. */
function giveUpUnwatched(client: QueryClient, queryKey: readonly unknown[]): void {
  const asked = client.getQueryCache().find({ queryKey });
  if (asked?.getObserversCount() === 0) void client.cancelQueries({ queryKey, exact: true });
}

/**
 * Asks for the evaluation of a delivery before the page has drawn the edit that makes it: drawing takes about as long
 * as the service does. The live evaluation then finds its question asked.
 */
export function useEvaluationAhead({ planId, cityCode }: SavedCity): (delivery: Delivery) => void {
  const client = useQueryClient();
  const last = useRef<{ readonly atMs: number; readonly queryKey: readonly unknown[] } | null>(null);
  return useCallback(
    (delivery) => {
      const atMs = performance.now();
      if (last.current && atMs - last.current.atMs < evaluationPaceMs) return;
      if (last.current) giveUpUnwatched(client, last.current.queryKey);
      const input = { planId, cityCode, delivery };
      const queryKey = queryKeyOf(key, input);
      last.current = { atMs, queryKey };
      void client.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => callForBody(key, input, { signal }),
        staleTime: keptMs,
      });
    },
    [client, planId, cityCode],
  );
}

/** Effect and cost of the edited delivery. A newer edit cancels the request of an older one. */
export function useLiveEvaluation(saved: SavedCity, delivery: Delivery): LiveEvaluation {
  const { planId, cityCode } = saved;
  const settled = usePaced(delivery, evaluationPaceMs);
  const isSaved = useMemo(() => isSameDelivery(saved.delivery, settled), [saved, settled]);
  const known = isSaved ? saved.evaluation : null;
  const obstacle = isSaved ? saved.obstacle : null;
  const input = useMemo(() => ({ planId, cityCode, delivery: settled }), [planId, cityCode, settled]);
  const query = useCall(
    key,
    input,
    // What is saved came evaluated. What cannot be bought would be refused for the reason that is known already.
    { enabled: known === null && obstacle === null, keepPrevious: true, staleMs: keptMs },
  );
  return {
    evaluation: known ?? query.data ?? saved.evaluation,
    isComputing: settled !== delivery || (known === null && query.isFetching),
    error: known === null && obstacle === null ? query.error : null,
    obstacle,
    retry: () => void query.refetch(),
  };
}
