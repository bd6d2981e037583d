import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../../api/refresh-after.ts';
import { randomKey } from '../../../api/request-keys.ts';
import { storageKey } from '../../../session/product-identity.ts';
import { useSession } from '../../../session/use-session.ts';
import { openFieldQueue, type FieldQueue } from './field-queue.ts';
import { indexedStore } from './indexed-store.ts';
import type { QueueItem } from './queue-item.ts';
import { memoryStore } from './queue-store.ts';
import { sendItem } from './send-item.ts';

/** Between two tries without a connection. */
const retryMs = 5000;

export interface OpenQueue {
  readonly queue: FieldQueue;
  /** False where the browser stores nothing: what is not sent ends with the page. */
  readonly isStored: boolean;
}

/** One page of a browser sends at a time, where the browser can arrange it; the service keeps two apart anyway. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? work() : navigator.locks.request(storageKey('field-queue'), work);

/** The queue of the user, sent whenever there is a connection, and its items. */
export function useFieldQueue() {
  const userName = useSession((session) => session.userName);
  const client = useQueryClient();
  const [items, setItems] = useState<readonly QueueItem[]>([]);
  const [opened, setOpened] = useState<OpenQueue>();
  const [wake, setWake] = useState(0);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const store = await indexedStore().catch(() => undefined);
      const queue = await openFieldQueue({
        store: store ?? memoryStore(),
        send: sendItem,
        userName,
        newId: randomKey,
        now: Date.now,
        onChange: (next) => {
          if (!isGone) setItems(next);
        },
        alone,
      });
      // Asks the browser not to clear what has not been sent when the device runs full.
      void navigator.storage?.persist?.().catch(() => undefined);
      if (!isGone) setOpened({ queue, isStored: store !== undefined });
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [userName]);
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  useEffect(() => {
    if (opened === undefined || waiting === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const run = async () => {
      const isEmpty = await opened.queue.run();
      if (!isEmpty && !isGone) timer = setTimeout(() => setWake((count) => count + 1), retryMs);
      await refreshAfter(client, 'v1/monitoring/mark-posting');
    };
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // Begun anew by what is added and by a connection that is back, not by every item that is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, waiting > 0, wake]);
  useEffect(() => {
    const again = () => setWake((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return { items, opened, retry: () => setWake((count) => count + 1) };
}
