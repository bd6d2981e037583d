import { useState } from 'react';

const mostSteps = 20;

/** A value with its last steps, to take them back. */
export function useUndo<Value>(initial: Value) {
  const [{ value, before }, setState] = useState({ value: initial, before: [] as readonly Value[] });
  return {
    value,
    canUndo: before.length > 0,
    change: (next: Value) =>
      setState((state) =>
        next === state.value
          ? state
          : { value: next, before: [...state.before, state.value].slice(-mostSteps) },
      ),
    undo: () =>
      setState((state) => {
        const last = state.before.at(-1);
        return last === undefined ? state : { value: last, before: state.before.slice(0, -1) };
      }),
  };
}
