import { useState } from 'react';

/** The work that a page has created itself: its address arrives a moment later and must not start the form anew. */
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
