import { useState } from 'react';
import { edit, startUndo, undo } from '../../../ui/editing/undo-stack.ts';

/** A value with its last steps, to take them back. */
export function useUndo<Value>(initial: Value) {
  const [stack, setStack] = useState(() => startUndo(initial));
  return {
    value: stack.present,
    canUndo: stack.past.length > 0,
    change: (next: Value) => setStack((before) => (next === before.present ? before : edit(before, next))),
    undo: () => setStack(undo),
  };
}
