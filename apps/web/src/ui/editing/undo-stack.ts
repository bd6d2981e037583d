/** An edited value with the steps before and after it. */
export interface UndoStack<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last edit was about and when, for merging; null after undo, redo and at the start. */
  readonly lastEdit: { readonly about: string; readonly atMs: number } | null;
}

export const undoSteps = 20;
/** Edits of the same thing within this time are one step: typing 12 must not undo to 1. */
export const mergeWindowMs = 1000;

export function startUndo<Value>(present: Value): UndoStack<Value> {
  return { past: [], present, future: [], lastEdit: null };
}

/** Takes over a new value. Edits about the same thing in quick succession merge, those about nothing do not. */
export function edit<Value>(
  stack: UndoStack<Value>,
  next: Value,
  about: string | null = null,
  atMs = 0,
): UndoStack<Value> {
  const { lastEdit } = stack;
  const isSameStep = lastEdit !== null && lastEdit.about === about && atMs - lastEdit.atMs < mergeWindowMs;
  return {
    past: isSameStep ? stack.past : [...stack.past, stack.present].slice(-undoSteps),
    present: next,
    future: [],
    lastEdit: about === null ? null : { about, atMs },
  };
}

export function undo<Value>(stack: UndoStack<Value>): UndoStack<Value> {
  const previous = stack.past.at(-1);
  if (previous === undefined) return stack;
  return {
    past: stack.past.slice(0, -1),
    present: previous,
    future: [stack.present, ...stack.future],
    lastEdit: null,
  };
}

export function redo<Value>(stack: UndoStack<Value>): UndoStack<Value> {
  const [next, ...rest] = stack.future;
  if (next === undefined) return stack;
  return { past: [...stack.past, stack.present], present: next, future: rest, lastEdit: null };
}
