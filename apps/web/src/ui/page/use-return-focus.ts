import { useEffect, useState } from 'react';

/** Gives the focus back, when the calling dialog goes, to what had it before the dialog came. */
export function useReturnFocus(): void {
  // Read while the dialog is first drawn: it takes the focus as soon as it is there.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
