import type { ItemState, NewItem, QueueItem } from './queue-item.ts';

export const hasEnded = ({ state }: Pick<QueueItem, 'state'>): boolean =>
  state === 'received' || state === 'refused';

/**
 * What the page knows with what the device holds: another page may have added items and sent others. What ended stays
 * so.
 */
export function merged(known: readonly QueueItem[], stored: readonly QueueItem[]): QueueItem[] {
  const byId = new Map(known.map((item) => [item.itemId, item]));
  for (const item of stored) {
    const own = byId.get(item.itemId);
    if (own === undefined || !hasEnded(own)) byId.set(item.itemId, item);
  }
  return [...byId.values()];
}

/**
 * The item to send next: the oldest of those that failed least often. The work on one unit keeps its order, as a photo
 * is only taken of a unit whose posting is known.
 */
export function nextItem(items: readonly QueueItem[], userName: string): QueueItem | undefined {
  const open = items
    .filter((item) => item.userName === userName && (item.state === 'waiting' || item.state === 'sending'))
    .toSorted((a, b) => a.number - b.number);
  const firstOfUnit = new Map<string, QueueItem>();
  for (const item of open) if (!firstOfUnit.has(item.postingId)) firstOfUnit.set(item.postingId, item);
  const ready = [...firstOfUnit.values()].filter(({ state }) => state === 'waiting');
  return ready.toSorted((a, b) => a.tries - b.tries || a.number - b.number)[0];
}

/** Why a picture is not taken into the queue; null where it is new. A refused one may be tried again. */
export function repeatedPicture(items: readonly QueueItem[], { work }: Pick<NewItem, 'work'>): string | null {
  if (work.kind !== 'photo' || work.hash === null) return null;
  const known = items.find(
    (item) => item.work.kind === 'photo' && item.work.hash === work.hash && item.state !== 'refused',
  );
  return known === undefined ? null : `与「${known.unit}」的照片是同一张，未重复加入`;
}

export type StateCounts = Readonly<Record<ItemState, number>>;

export function countStates(items: readonly QueueItem[]): StateCounts {
  const counts = { waiting: 0, sending: 0, received: 0, refused: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** How long what has arrived stays known on the device, so that the same picture is recognised. */
const keptMs = 3 * 86_400_000;

export const isOutdated = (item: QueueItem, now: number): boolean =>
  hasEnded(item) && now - item.doneAt > keptMs;
