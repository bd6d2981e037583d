import { useEffect, useState } from 'react';

/** Returns the focus, when the calling dialog closes, to the element that had it before. */
export function useReturnFocus(): void {
  // Read during the first render, before the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
