/** Does work by key one piece after the other: each begins when those of its key that were asked for before have ended. */
export type InTurn = <Done>(key: string, work: () => Promise<Done>) => Promise<Done>;

export function openTurns(): InTurn {
  /** The last piece of each key that has not ended. */
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
