import { useEffect, useRef } from 'react';

/** The key `/` puts the focus on a control, unless the reader is typing. */
export function useSlashFocus(id: string): void {
  const name = useRef(id);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      document.getElementById(name.current)?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
}
