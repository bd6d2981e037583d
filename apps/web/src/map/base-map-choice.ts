import { baseMapIds, type BaseMapId } from '@ooh/contract/v1/base-maps/get';
import { useSyncExternalStore } from 'react';
import { storageKey } from '../session/product-identity.ts';
import { readStored, writeStored } from '../session/stored-json.ts';

const key = storageKey('base-map');

/** What the reader chose, and what could not be read since the page was opened. */
export interface BaseMapChoice {
  readonly chosen: BaseMapId | null;
  readonly failed: ReadonlySet<BaseMapId>;
}

const stored = readStored(localStorage, key);
let current: BaseMapChoice = {
  chosen: baseMapIds.find((id) => id === stored) ?? null,
  failed: new Set(),
};
const listeners = new Set<() => void>();

function publish(next: BaseMapChoice): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Remembered in this browser, for all maps. One that has failed is tried again. */
export function chooseBaseMap(id: BaseMapId): void {
  publish({ chosen: id, failed: new Set([...current.failed].filter((other) => other !== id)) });
  writeStored(localStorage, key, id);
}

/** Another one takes its place until the page is opened anew. Says whether that is news. */
export function markFailed(id: BaseMapId): boolean {
  if (current.failed.has(id)) return false;
  publish({ ...current, failed: new Set([...current.failed, id]) });
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBaseMapChoice = (): BaseMapChoice => useSyncExternalStore(subscribe, () => current);
