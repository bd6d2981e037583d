import { useEffect, useMemo, useState } from 'react';

/**
 * A value after it has been unchanged for a time, for example after typing. Values are compared
 * by content (as JSON), so an object recreated with every render counts as unchanged.
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
