/** Reads a JSON value from browser storage; anything unreadable counts as absent. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Writes a JSON value; a full or forbidden storage loses persistence, not the running page. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be disabled or full: the page goes on with the value in memory.
  }
}
