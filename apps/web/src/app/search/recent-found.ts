import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import type { FoundItem } from './found-item.ts';

const longest = 6;
const keyOf = (userName: string) => storageKey(`found/${userName}`);

const isText = (value: unknown): value is string => typeof value === 'string';

function parseItem(value: unknown): FoundItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, title, detail, href } = value as Record<string, unknown>;
  if (![key, title, detail, href].every(isText) || !(href as string).startsWith('/')) return [];
  return [{ key, title, detail, href, group: recentGroup } as FoundItem];
}

export const recentGroup = '最近打开';

/** What a user has opened from the search in this browser, the last first. */
export function readRecent(storage: Storage, userName: string): FoundItem[] {
  const stored = readStored(storage, keyOf(userName));
  return Array.isArray(stored) ? stored.flatMap(parseItem).slice(0, longest) : [];
}

/** Puts what was opened in front; panels and help are not remembered. */
export function rememberFound(storage: Storage, userName: string, item: FoundItem): void {
  if (item.href === undefined) return;
  const { key, title, detail, href } = item;
  const others = readRecent(storage, userName).filter((other) => other.href !== href);
  writeStored(storage, keyOf(userName), [{ key, title, detail, href }, ...others].slice(0, longest));
}
