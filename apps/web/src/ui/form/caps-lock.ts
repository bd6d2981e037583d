import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key pressed in the fields that take the handlers. */
export function useCapsLock() {
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return { isCapsLock, handlers: { onKeyDown: watch, onKeyUp: watch } } as const;
}
