import { useEffect, useEffectEvent } from 'react';

/** Ctrl or ⌘ with S saves. */
export function useSaveShortcut(save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
