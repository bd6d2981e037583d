import { startTransition, useEffect, useState } from 'react';

/**
 * Number of the `count` parts of a heavy screen to render: none at first, each next one when those before it are on
 * screen. They are rendered in slices so that the page stays responsive.
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
