import { useState } from 'react';

/** Work created by the page itself: its id reaches the URL later and must not reset the form. */
export function useOwnWork(addressed: string | undefined) {
  const [own, setOwn] = useState<{ readonly workId: string; readonly isInAddress: boolean }>();
  const [round, setRound] = useState(0);
  if (own && !own.isInAddress && addressed === own.workId) setOwn({ ...own, isInAddress: true });
  if (own?.isInAddress && addressed !== own.workId) {
    setOwn(undefined);
    setRound(round + 1);
  }
  return {
    ownId: own?.workId,
    /** Counts the works of its own that the page has left. */
    round,
    take: (workId: string) => setOwn({ workId, isInAddress: false }),
  };
}
