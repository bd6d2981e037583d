import { useEffect, useRef, useState } from 'react';

/**
 * A throttled value that follows another at most every `paceMs`: a single change passes
 * without delay, and the last of a quick succession always arrives.
 */
export function usePaced<Value>(value: Value, paceMs: number): Value {
  const [paced, setPaced] = useState(value);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, lastAt.current + paceMs - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setPaced(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, paceMs]);
  return paced;
}
