import { useEffect } from 'react';

/** Pause before what is still computed is asked for again, ms. */
const againMs = 3000;

/** An answer that may come in parts. */
interface PartialAnswer {
  readonly data: { readonly isComputing: boolean } | undefined;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Asks again, time after time, until nothing of the answer is still computed. */
export function useAskingAgain({ data, dataUpdatedAt, refetch }: PartialAnswer): void {
  const isComputing = data?.isComputing === true;
  useEffect(() => {
    if (!isComputing || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => void refetch(), againMs);
    return () => clearTimeout(timer);
  }, [isComputing, refetch, dataUpdatedAt]);
}
