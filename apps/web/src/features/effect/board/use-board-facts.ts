import { boardSource } from '@ooh/report/board-source';
import type { BoardFacts } from '@ooh/report/effect-board-facts';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useEffectCall, type EffectInput } from '../detail/use-effect.ts';

/** What the cards of a board are made of, from the same calls as the other pages. */
export function useBoardFacts(input: EffectInput) {
  const entirety = useEffectCall('effectestimate/{orderId}/entiretyExposureCrowd', input);
  const more = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  const behaviour = useEffectCall('effectestimate/{orderId}/getBehaviorDetailsData', input);
  const cube = useCall('v1/effect/cube', input);
  const loss = useCall('v1/effect/loss', input);
  const all = [entirety, more, behaviour, cube, loss];
  const [a, b, c, d, e] = [entirety.data, more.data, behaviour.data, cube.data, loss.data];
  const facts = useMemo((): BoardFacts | undefined => {
    if (!a || !b || !c || !d || !e) return undefined;
    return {
      source: boardSource(d.scope),
      entirety: a,
      reachAtLeast: b.reachAtLeast,
      behaviour: c,
      cube: d,
      loss: e,
    };
  }, [a, b, c, d, e]);
  return {
    facts,
    scope: d?.scope,
    error: all.find((one) => one.error !== null)?.error ?? null,
    refetch: () => void Promise.all(all.filter(({ error }) => error).map((one) => one.refetch())),
  };
}
