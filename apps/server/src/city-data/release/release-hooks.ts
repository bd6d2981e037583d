import type { DataRelease } from '@ooh/contract/domain/data-release';
import type { Logger } from 'pino';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** The current data of a city have changed. */
export interface ReleaseEvent {
  readonly releaseId: string;
  readonly kind: DataRelease['kind'];
  readonly cityCode: string;
  readonly reason: 'published' | 'undone' | 'edited';
}

interface ReleaseListener {
  /** Part of the same transaction: its writes become visible together with the new data. An exception rolls both back. */
  inTransaction?(transaction: DbOrTransaction, event: ReleaseEvent): Promise<void>;
  /** After the change is committed. A failure is only logged. */
  afterCommit?(event: ReleaseEvent): Promise<void>;
}

export interface ReleaseHooks {
  subscribe(listener: ReleaseListener): void;
  inTransaction(transaction: DbOrTransaction, event: ReleaseEvent): Promise<void>;
  afterCommit(event: ReleaseEvent): Promise<void>;
}

/** Notifies the rest of the service when a city's data change. */
export function createReleaseHooks(log: Logger): ReleaseHooks {
  const listeners: ReleaseListener[] = [];
  return {
    subscribe: (listener) => void listeners.push(listener),
    async inTransaction(transaction, event) {
      for (const listener of listeners) await listener.inTransaction?.(transaction, event);
    },
    async afterCommit(event) {
      for (const listener of listeners) {
        try {
          await listener.afterCommit?.(event);
        } catch (error) {
          log.error({ err: error, ...event }, 'a listener to data releases failed');
        }
      }
    },
  };
}
