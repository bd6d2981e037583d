import { setTimeout as sleep } from 'node:timers/promises';

/** Nobody is at work with the service when nothing has been asked for so long. */
const quietMilliseconds = 3000;
/** While somebody is, work that nobody waits for takes at most one part in so many of the time. */
const parts = 10;
const lookEveryMilliseconds = 250;

/** Work that nobody waits for: it leaves the processor to those who are at work with the service. */
export interface IdleWork {
  /** Notes that a request has begun; the function returned notes its end. */
  begin(): () => void;
  /**
   * Does a piece of work when it is quiet, or after nine times as long as the piece before it took. Rejects without
   * having begun when the signal is aborted.
   */
  run<Result>(piece: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

export interface IdleOptions {
  readonly quietMs?: number;
  /** A clock in milliseconds. */
  readonly clock?: () => number;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseUnref = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { ref: false, signal });

export function createIdleWork({
  quietMs = quietMilliseconds,
  clock = () => performance.now(),
  pause = pauseUnref,
}: IdleOptions = {}): IdleWork {
  const underWay = new Set<symbol>();
  // A start is followed by its first pages.
  let lastAsked = clock();
  let longestWait = (parts - 1) * 1000;

  async function turn(signal: AbortSignal): Promise<void> {
    const latest = clock() + longestWait;
    const isQuiet = () => underWay.size === 0 && clock() - lastAsked >= quietMs;
    while (!isQuiet() && clock() < latest) await pause(lookEveryMilliseconds, signal);
    signal.throwIfAborted();
  }

  return {
    begin() {
      const request = Symbol('request');
      underWay.add(request);
      return () => {
        if (underWay.delete(request)) lastAsked = clock();
      };
    },
    async run(piece, signal) {
      await turn(signal);
      const started = clock();
      try {
        return await piece();
      } finally {
        longestWait = (parts - 1) * (clock() - started);
      }
    },
  };
}
