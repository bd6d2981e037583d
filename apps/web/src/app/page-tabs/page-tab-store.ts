import { useSyncExternalStore } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { homeTabKey, parseStoredTabs, visitTab, type PageTab } from './page-tab-list.ts';

export interface PageTabs {
  readonly tabs: readonly PageTab[];
  readonly activeKey: string;
  /** Keys in order of visit, latest last. Only these have been shown since the page was loaded. */
  readonly recency: readonly string[];
  /** Counts refreshes of a tab: a new number mounts its page anew. */
  readonly refreshes: Readonly<Record<string, number>>;
  /** Keys of tabs whose page holds unsaved work. */
  readonly unsaved: readonly string[];
}

const key = storageKey('page-tabs');
const home: PageTab = { key: homeTabKey, href: '/', title: '发现' };

function restored(): PageTab[] {
  const stored = parseStoredTabs(readStored(sessionStorage, key));
  return [home, ...stored.filter((tab) => tab.key !== homeTabKey)];
}

let current: PageTabs = { tabs: restored(), activeKey: '', recency: [], refreshes: {}, unsaved: [] };
const listeners = new Set<() => void>();

function publish(change: Partial<PageTabs>): void {
  current = { ...current, ...change };
  if (change.tabs) writeStored(sessionStorage, key, change.tabs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getPageTabs(): PageTabs {
  return current;
}

export function usePageTabs(): PageTabs {
  return useSyncExternalStore(subscribe, getPageTabs);
}

/** A page is shown: its tab opens, or takes the address the page has now. */
export function recordVisit(tab: PageTab): void {
  const recency = [...current.recency.filter((known) => known !== tab.key), tab.key];
  const known = current.tabs.find((other) => other.key === tab.key);
  const isSame = known?.href === tab.href && known.title === tab.title;
  publish({
    tabs: isSame ? current.tabs : visitTab(current.tabs, tab, recency, current.unsaved),
    activeKey: tab.key,
    recency,
  });
}

/** Replaces the list after closing tabs and forgets the pages of those that are gone. */
export function keepTabs(tabs: readonly PageTab[]): void {
  const isOpen = (tabKey: string) => tabs.some((tab) => tab.key === tabKey);
  publish({ tabs, recency: current.recency.filter(isOpen), unsaved: current.unsaved.filter(isOpen) });
}

export function markUnsaved(tabKey: string, isUnsaved: boolean): void {
  if (current.unsaved.includes(tabKey) === isUnsaved) return;
  publish({
    unsaved: isUnsaved ? [...current.unsaved, tabKey] : current.unsaved.filter((known) => known !== tabKey),
  });
}

export function renameTab(tabKey: string, title: string): void {
  if (current.tabs.some((tab) => tab.key === tabKey && tab.title !== title)) {
    publish({ tabs: current.tabs.map((tab) => (tab.key === tabKey ? { ...tab, title } : tab)) });
  }
}

export function refreshTab(tabKey: string): void {
  publish({ refreshes: { ...current.refreshes, [tabKey]: (current.refreshes[tabKey] ?? 0) + 1 } });
}

/** Another user signs in: nothing of the earlier one stays open. */
export function forgetTabs(): void {
  publish({ tabs: [home], recency: [], refreshes: {}, unsaved: [], activeKey: '' });
}
