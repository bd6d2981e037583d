import { startTransition, useEffect, useState } from 'react';

/**
 * How many of the `count` parts of a heavy screen are due: none at first, each next one when those before it are on
 * screen. They are drawn in slices between which the page answers.
 */
export function useStages(count: number): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due >= count) return;
    const timer = setTimeout(() => startTransition(() => setDue(due + 1)));
    return () => clearTimeout(timer);
  }, [due, count]);
  return due;
}
