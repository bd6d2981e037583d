import { setTimeout as sleep } from 'node:timers/promises';

/**
 * An answer about many cities is given after so long, ms, and waits for what is read of each so long at least; what is
 * later is told when it is asked for again.
 */
const patienceMs = 3000;
const leastPatienceMs = 500;
const manyCities = 10;
const longestMs = 60_000;
/** Cities that are read at once. */
const atOnce = 3;

/** How long, ms, to wait for so many cities of a question that began at a time of `performance`. */
export function patienceFor(cities: number, began: number): number {
  return cities < manyCities
    ? longestMs
    : Math.max(leastPatienceMs, patienceMs - (performance.now() - began));
}

/** Does the work of all in order, so many at once; each has a promise of its own from the start. */
function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  return items.map((item, at) => {
    const before = lanes[at % atOnce];
    const result = before.then(() => work(item));
    lanes[at % atOnce] = result.catch(() => undefined);
    return result;
  });
}

/** What is known of each city in time, ms; cities that take longer are left out: their work goes on, and is kept. */
export async function answersInTime<Answer>(
  cities: readonly string[],
  answerOf: (cityCode: string) => Promise<Answer> | Answer,
  patience: number,
): Promise<ReadonlyMap<string, Answer>> {
  const found = new Map<string, Answer>();
  const all = inTurns(cities, async (cityCode) => void found.set(cityCode, await answerOf(cityCode)));
  const done = Promise.all(all);
  const late = new AbortController();
  // A failure before the time is up fails the answer; a later one shows when it is asked for again.
  done.catch(() => undefined);
  await Promise.race([done, sleep(patience, undefined, { signal: late.signal, ref: false })]);
  late.abort();
  return new Map(found);
}
