import { useEffect, useRef } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { isClaimedByScreen } from '../../ui/editing/use-shortcuts.ts';
import { shortcutOf, type Shortcut } from './shortcuts.ts';

const switchKey = storageKey('single-key-shortcuts');

export function readSingleKeysOn(): boolean {
  return readStored(localStorage, switchKey) !== false;
}

export function storeSingleKeysOn(isOn: boolean): void {
  writeStored(localStorage, switchKey, isOn);
}

function isTypingInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Runs the handler of the shortcut pressed. */
export function useShortcuts(handlers: Readonly<Record<Shortcut, () => void>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const context = { isTyping: isTypingInto(event.target), singleKeysOn: readSingleKeysOn() };
      const shortcut = shortcutOf(event, context);
      if (!shortcut || isClaimedByScreen(event.key)) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
