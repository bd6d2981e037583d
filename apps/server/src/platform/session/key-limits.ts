/** Counts requests of keys by the minute, in this process. */
export function createKeyLimits(mostPerMinute: number, now: () => Date): (keyId: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  return (keyId) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(keyId) ?? 0) + 1;
    counts.set(keyId, count);
    return count <= mostPerMinute;
  };
}
