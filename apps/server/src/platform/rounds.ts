import { setTimeout as sleep } from 'node:timers/promises';

/** How long an end waits for the round at work. */
const patienceMilliseconds = 5000;

/**
 * Repeats a piece of work, which handles its own errors: now, and as often as given; a round that is due while one is at work
 * is left out. The returned function ends it, with the round at work, so that no store is closed under it.
 */
export function startRounds(work: () => Promise<void>, everyMilliseconds: number): () => Promise<void> {
  let atWork: Promise<void> | undefined;
  const round = (): void => {
    atWork ??= work().finally(() => {
      atWork = undefined;
    });
  };
  round();
  const timer = setInterval(round, everyMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await Promise.race([atWork, sleep(patienceMilliseconds, undefined, { ref: false })]);
  };
}
