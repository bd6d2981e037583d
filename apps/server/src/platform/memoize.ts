import { LRUCache } from 'lru-cache';

/** Caches the last few results by key; concurrent callers share one computation, and failures are not cached. */
export function memoize<Value>(kept: number): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const held = new LRUCache<string, Promise<Value>>({ max: kept });
  return (key, read) => {
    const known = held.get(key);
    if (known !== undefined) return known;
    const value = read();
    held.set(key, value);
    value.catch(() => held.peek(key) === value && held.delete(key));
    return value;
  };
}
