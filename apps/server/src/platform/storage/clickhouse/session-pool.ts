/** A pool of a fixed set of resources, each used exclusively, first come first served. */
export interface SessionPool<Session> {
  use<Result>(work: (session: Session) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  readonly sessions: readonly Session[];
}

/** An engine session runs one query at a time; queries beyond the number of sessions wait here, and may be aborted. */
export function createSessionPool<Session>(sessions: readonly Session[]): SessionPool<Session> {
  const free = [...sessions];
  const waiting: ((session: Session) => void)[] = [];

  function take(signal: AbortSignal | undefined): Promise<Session> {
    signal?.throwIfAborted();
    const session = free.pop();
    if (session !== undefined) return Promise.resolve(session);
    return new Promise((resolve, reject) => {
      const abort = () => {
        const place = waiting.indexOf(accept);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal?.reason as Error);
      };
      const accept = (given: Session) => {
        signal?.removeEventListener('abort', abort);
        resolve(given);
      };
      waiting.push(accept);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  function giveBack(session: Session): void {
    const next = waiting.shift();
    if (next === undefined) free.push(session);
    else next(session);
  }

  return {
    sessions,
    async use(work, signal) {
      const session = await take(signal);
      try {
        return await work(session);
      } finally {
        giveBack(session);
      }
    },
  };
}
