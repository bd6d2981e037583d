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

/** Concurrent callers of one key share one piece of work; nothing is kept once it has ended. */
export function shareWork<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const atWork = new Map<string, Promise<Value>>();
  return (key, work) => {
    const known = atWork.get(key);
    if (known !== undefined) return known;
    const own = work().finally(() => atWork.delete(key));
    atWork.set(key, own);
    return own;
  };
}
