/**
 * Which item is pointed at, shared by a map and the table beside it. It lives outside of React state: a
 * pointer move must not render a screen anew.
 */
export interface FocusStore {
  readonly current: () => string | null;
  readonly set: (id: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFocusStore(): FocusStore {
  let focused: string | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => focused,
    set: (id) => {
      if (id === focused) return;
      focused = id;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
