import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';

const keyOf = (userName: string) => storageKey(`tours/${userName}`);

/** Tours that a user has walked to their end in this browser. */
export function readSeenTours(storage: Storage, userName: string): string[] {
  const stored = readStored(storage, keyOf(userName));
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
}

export function markTourSeen(storage: Storage, userName: string, id: string): void {
  const seen = readSeenTours(storage, userName);
  if (!seen.includes(id)) writeStored(storage, keyOf(userName), [...seen, id]);
}
