import type { QueueItem } from './queue-item.ts';

/** Where a queue outlives the page. A change is there as a whole or not at all. */
export interface QueueStore {
  read(): Promise<QueueItem[]>;
  /** Adds an item, with its picture where it has one. */
  add(item: QueueItem, file: Blob | null): Promise<void>;
  file(itemId: string): Promise<Blob | undefined>;
  /** Writes how an item ended; its picture is no longer needed. */
  settle(item: QueueItem): Promise<void>;
  /** Writes an item that is still to be sent. */
  keep(item: QueueItem): Promise<void>;
  remove(itemIds: readonly string[]): Promise<void>;
}

/** A queue that ends with the page, for browsers that store nothing. */
export function memoryStore(): QueueStore {
  const items = new Map<string, QueueItem>();
  const files = new Map<string, Blob>();
  return {
    read: async () => [...items.values()],
    async add(item, file) {
      items.set(item.itemId, item);
      if (file !== null) files.set(item.itemId, file);
    },
    file: async (itemId) => files.get(itemId),
    async settle(item) {
      items.set(item.itemId, item);
      files.delete(item.itemId);
    },
    async keep(item) {
      items.set(item.itemId, item);
    },
    async remove(itemIds) {
      for (const itemId of itemIds) {
        items.delete(itemId);
        files.delete(itemId);
      }
    },
  };
}
