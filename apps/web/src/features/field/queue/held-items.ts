import type { QueueItem } from './queue-item.ts';
import { isOutdated, merged } from './queue-rules.ts';
import type { QueueStore } from './queue-store.ts';

export interface HeldParts {
  readonly store: QueueStore;
  readonly userName: string;
  /** Called at every change, with all items of the user in their order. */
  readonly onChange: (items: readonly QueueItem[]) => void;
}

/** The items of a queue as a page holds them, with the device behind. */
export interface HeldItems {
  readonly all: () => readonly QueueItem[];
  /** Reads what other pages have added and sent. */
  load(): Promise<void>;
  /** Shows an item as it now is; the device is not told. */
  show(item: QueueItem): void;
  /** What is on the device is in the queue, nothing else. */
  take(item: QueueItem, file: Blob | null): Promise<void>;
  remove(itemIds: readonly string[]): Promise<void>;
  nextNumber(): number;
}

/** Holds what the device has, without what ended long before `now`. */
export async function heldItems({ store, userName, onChange }: HeldParts, now: number): Promise<HeldItems> {
  let items: QueueItem[] = [];
  let lastNumber = 0;
  const publish = () =>
    onChange(items.filter((item) => item.userName === userName).toSorted((a, b) => a.number - b.number));
  const held: HeldItems = {
    all: () => items,
    async load() {
      const stored = await store.read();
      items = merged(items, stored);
      lastNumber = items.reduce((most, item) => Math.max(most, item.number), lastNumber);
      publish();
    },
    show(item) {
      items = items.map((one) => (one.itemId === item.itemId ? item : one));
      publish();
    },
    async take(item, file) {
      await store.add(item, file);
      items = [...items, item];
      publish();
    },
    async remove(itemIds) {
      await store.remove(itemIds);
      items = items.filter(({ itemId }) => !itemIds.includes(itemId));
      publish();
    },
    nextNumber: () => (lastNumber += 1),
  };
  await held.load();
  const old = items.filter((item) => isOutdated(item, now)).map(({ itemId }) => itemId);
  if (old.length > 0) await held.remove(old);
  return held;
}
