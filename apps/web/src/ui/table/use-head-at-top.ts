import { useEffect, type RefObject } from 'react';

/**
 * Marks the frame of a table that scrolls with its page. Its head then stays at the very top: a head that stays below the
 * padding of the page lets rows show above it.
 */
export function useHeadAtTop(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    let scroller = element?.parentElement ?? null;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller = scroller.parentElement;
    element?.toggleAttribute('data-in-page', scroller?.parentElement?.matches('main') === true);
  }, [frame]);
}
