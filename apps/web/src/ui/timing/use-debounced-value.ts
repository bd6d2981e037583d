import { useEffect, useMemo, useState } from 'react';

/**
 * A value as it was once it has rested for a time: what is typed is sent once, at its end. Values are compared
 * by content (as JSON), so an object made anew with every render is the same while it says the same.
 */
export function useDebouncedValue<Value>(value: Value, restMs: number): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
