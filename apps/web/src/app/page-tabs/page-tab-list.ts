export const maximumTabs = 12;
export const homeTabKey = '/';

export interface PageTab {
  /** Identity: path (or group of paths) and the search parameters that distinguish pages. */
  readonly key: string;
  /** Where the tab goes back to: the address it was left at. */
  readonly href: string;
  readonly title: string;
}

export interface KeyParts {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly tabKeys?: readonly string[];
  readonly tabGroup?: string;
}

/** Key of the tab a page belongs to. */
export function tabKeyOf({ pathname, search, tabKeys = [], tabGroup }: KeyParts): string {
  const named = tabKeys.filter((name) => search[name] !== undefined && search[name] !== '');
  const query = named.map((name) => `${name}=${encodeURIComponent(String(search[name]))}`).join('&');
  const path = tabGroup ?? (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Title of a tab on a visit: what its page has called itself stays, until a tab that several pages share goes from one
 * of them to another.
 */
export function titleOnVisit(
  known: PageTab | undefined,
  page: { readonly href: string; readonly title: string; readonly tabGroup?: string },
): string {
  const pathOf = (href: string) => href.split(/[?#]/, 1)[0];
  const isSamePage = page.tabGroup === undefined || pathOf(page.href) === (known && pathOf(known.href));
  return known && isSamePage ? known.title : page.title;
}

/**
 * Opens or updates a tab. Beyond the maximum the tab that was left longest ago goes; the home tab and the
 * visited one stay, and so do those with unsaved work. `recency` lists keys, latest last.
 */
export function visitTab(
  tabs: readonly PageTab[],
  tab: PageTab,
  recency: readonly string[],
  unsaved: readonly string[] = [],
): PageTab[] {
  if (tabs.some((known) => known.key === tab.key)) {
    return tabs.map((known) => (known.key === tab.key ? tab : known));
  }
  const opened = [...tabs, tab];
  if (opened.length <= maximumTabs) return opened;
  const lastVisit = (candidate: PageTab) => recency.lastIndexOf(candidate.key);
  const [oldest] = opened
    .filter(({ key }) => key !== homeTabKey && key !== tab.key && !unsaved.includes(key))
    .sort((a, b) => lastVisit(a) - lastVisit(b));
  return opened.filter((candidate) => candidate !== oldest);
}

/** Closes one tab. Home stays. */
export function closeTab(tabs: readonly PageTab[], key: string): PageTab[] {
  return tabs.filter((tab) => tab.key !== key || tab.key === homeTabKey);
}

export function closeOtherTabs(tabs: readonly PageTab[], key: string): PageTab[] {
  return tabs.filter((tab) => tab.key === key || tab.key === homeTabKey);
}

export function closeTabsRightOf(tabs: readonly PageTab[], key: string): PageTab[] {
  const at = tabs.findIndex((tab) => tab.key === key);
  return at === -1 ? [...tabs] : tabs.filter((tab, index) => index <= at || tab.key === homeTabKey);
}

/** The tab to show when the active one is among the closed: its right neighbour, else the left one, else home. */
export function tabAfterClosing(
  before: readonly PageTab[],
  after: readonly PageTab[],
  activeKey: string,
): PageTab | undefined {
  const remains = (tab: PageTab) => after.some((other) => other.key === tab.key);
  const at = before.findIndex((tab) => tab.key === activeKey);
  return before.slice(at).find(remains) ?? before.slice(0, Math.max(at, 0)).reverse().find(remains);
}

/** Reads tabs stored earlier in the session; entries of another shape are dropped. */
export function parseStoredTabs(stored: unknown): PageTab[] {
  if (!Array.isArray(stored)) return [];
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return (stored as unknown[])
    .filter((entry): entry is PageTab => {
      const { key, href, title } = (entry ?? {}) as Partial<PageTab>;
      return isText(key) && isText(href) && isText(title) && href.startsWith('/') && !href.startsWith('//');
    })
    .map(({ key, href, title }) => ({ key, href, title }))
    .slice(0, maximumTabs);
}
