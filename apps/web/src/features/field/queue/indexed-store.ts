import { storageKey } from '../../../session/product-identity.ts';
import type { QueueItem } from './queue-item.ts';
import type { QueueStore } from './queue-store.ts';

const [itemTable, fileTable] = ['items', 'files'] as const;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(storageKey('field-queue'), 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(itemTable, { keyPath: 'itemId' });
      request.result.createObjectStore(fileTable);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });

/** The queue in the browser's own database. Rejects where the browser stores nothing. */
export async function indexedStore(): Promise<QueueStore> {
  const database = await opened();
  /** Resolves once the change is on the device. */
  const change = (work: (items: IDBObjectStore, files: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction([itemTable, fileTable], 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the change was undone')),
      );
      work(transaction.objectStore(itemTable), transaction.objectStore(fileTable));
    });
  return {
    read: () =>
      answerOf(database.transaction(itemTable).objectStore(itemTable).getAll() as IDBRequest<QueueItem[]>),
    add: (item, file) =>
      change((items, files) => {
        items.add(item);
        if (file !== null) files.add(file, item.itemId);
      }),
    file: (itemId) =>
      answerOf(
        database.transaction(fileTable).objectStore(fileTable).get(itemId) as IDBRequest<Blob | undefined>,
      ),
    settle: (item) =>
      change((items, files) => {
        items.put(item);
        files.delete(item.itemId);
      }),
    keep: (item) => change((items) => void items.put(item)),
    remove: (itemIds) =>
      change((items, files) => {
        for (const itemId of itemIds) {
          items.delete(itemId);
          files.delete(itemId);
        }
      }),
  };
}
