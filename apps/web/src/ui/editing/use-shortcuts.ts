import { useEffect, useLayoutEffect, useRef } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored } from '../../session/stored-json.ts';

/** A key as written on the shortcut sheet: `mod+s`, `mod+shift+z`, `]`. `mod` is ⌘ or Ctrl. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The name of a key press. A shifted sign is its own key, a shifted letter is not. */
export function shortcutOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const key = event.key.toLowerCase();
  const isLetter = /^[a-z]$/.test(key);
  const parts = [event.ctrlKey || event.metaKey ? 'mod' : '', event.shiftKey && isLetter ? 'shift' : '', key];
  return parts.filter(Boolean).join('+');
}

/** Where the user's choice about single keys is kept; false switches them off. */
const singleKeySwitch = storageKey('single-key-shortcuts');

/** Keys that a screen now shown uses, with how many of its parts do. */
const claimed = new Map<string, number>();

/** Whether a screen has a use of its own for a key that the shell would otherwise answer. */
export const isClaimedByScreen = (key: string): boolean => (claimed.get(key) ?? 0) > 0;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Keyboard shortcuts of a screen. Single keys are inactive while typing or composing, or when switched off; keys with `mod` always work,
 * except undo and redo inside a text field, which belong to the text.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  // With the screen, not after it: a key answers what is seen.
  useLayoutEffect(() => {
    current.current = shortcuts;
  }, [shortcuts]);
  const keys = Object.keys(shortcuts).join(' ');
  useEffect(() => {
    const own = keys.split(' ');
    for (const key of own) claimed.set(key, (claimed.get(key) ?? 0) + 1);
    return () => {
      for (const key of own) claimed.set(key, (claimed.get(key) ?? 1) - 1);
    };
  }, [keys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const name = shortcutOf(event);
      const run = current.current[name];
      if (!run) return;
      const isSingleKey = !name.startsWith('mod');
      if (isSingleKey && readStored(localStorage, singleKeySwitch) === false) return;
      const belongsToText = isTyping(event.target) && (isSingleKey || name.endsWith('+z'));
      if (belongsToText) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
