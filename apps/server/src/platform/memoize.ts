/** Caches the last few results by key; concurrent callers share one computation, and failures are not cached. */
export function memoize<Value>(kept: number): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const held = new Map<string, Promise<Value>>();
  return (key, read) => {
    const value = held.get(key) ?? read();
    held.delete(key);
    held.set(key, value);
    value.catch(() => held.delete(key));
    for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - kept))) held.delete(oldest);
    return value;
  };
}
