import { useSyncExternalStore } from 'react';
import { onNotice, type Notice } from '../../api/notice.ts';

export interface PastNotice {
  readonly id: number;
  readonly notice: Notice;
  readonly at: Date;
}

const longest = 30;
let past: readonly PastNotice[] = [];
let read = 0;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

/** Remembers the notices of this visit other than one's own success, newest first, so that one that has closed can still be read. */
export function rememberNotices(): () => void {
  return onNotice((notice) => {
    // What the user has just done needs no memory.
    if (notice.kind === 'success') return;
    past = [{ id: nextId, notice, at: new Date() }, ...past].slice(0, longest);
    nextId += 1;
    publish();
  });
}

export function markNoticesRead(): void {
  read = nextId - 1;
  publish();
}

export function forgetNotices(): void {
  past = [];
  publish();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNoticeHistory(): readonly PastNotice[] {
  return useSyncExternalStore(subscribe, () => past);
}

export function useUnreadNotices(): number {
  return useSyncExternalStore(subscribe, () => past.filter(({ id }) => id > read).length);
}
