import { useSyncExternalStore } from 'react';
import type { WindowClass } from './workbench-layout.ts';

const slim = matchMedia('(max-width: 1279px)');
const narrow = matchMedia('(max-width: 1365px)');

function subscribe(listener: () => void): () => void {
  for (const media of [slim, narrow]) media.addEventListener('change', listener);
  return () => {
    for (const media of [slim, narrow]) media.removeEventListener('change', listener);
  };
}

const current = (): WindowClass => (slim.matches ? 'slim' : narrow.matches ? 'narrow' : 'wide');

/** How much room the window has beside a map. */
export function useWindowClass(): WindowClass {
  return useSyncExternalStore(subscribe, current);
}
