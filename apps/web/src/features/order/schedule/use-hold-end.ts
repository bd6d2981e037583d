import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../../api/refresh-after.ts';
import { useClock } from '../../../ui/timing/use-clock.ts';
import { countdownText } from './countdown.ts';

/** How often the order is asked for after the end of a hold: the clock of the service may be behind. */
const askAgainMs = 5000;

/**
 * Counts down to the end of the first hold of an order. When it comes, what a release makes stale is read again until
 * the order no longer states the hold. `hasEnded` stays true while nothing else is held.
 */
export function useHoldEnd(until: string | null): {
  readonly left: string | null;
  readonly hasEnded: boolean;
} {
  const client = useQueryClient();
  const left = countdownText(until ?? '', useClock(1000, true));
  const [ended, setEnded] = useState<string>();
  const isOver = until !== null && left === null;
  if (isOver && ended !== until) setEnded(until);
  if (left !== null && ended !== undefined) setEnded(undefined);
  useEffect(() => {
    if (!isOver) return undefined;
    const ask = () => void refreshAfter(client, 'v1/orders/release');
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [client, isOver]);
  return { left, hasEnded: ended !== undefined && left === null };
}
