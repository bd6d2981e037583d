import type { PageTab } from './page-tab-list.ts';

/** As many tabs as stand beside each other in a window of a width. */
export function mostTabsAt(windowWidthPx: number): number {
  if (windowWidthPx < 1366) return 3;
  return windowWidthPx < 1680 ? 4 : 5;
}

export interface TabsInRow {
  readonly shown: readonly PageTab[];
  /** Behind the button at the end of the row. */
  readonly rest: readonly PageTab[];
}

/** The first tabs stand in the row. The active one is always among them: it takes the last place if need be. */
export function tabsInRow(tabs: readonly PageTab[], activeKey: string, most: number): TabsInRow {
  if (tabs.length <= most) return { shown: tabs, rest: [] };
  const first = tabs.slice(0, most);
  const active = tabs.find(({ key }) => key === activeKey);
  const shown = active === undefined || first.includes(active) ? first : [...tabs.slice(0, most - 1), active];
  return { shown, rest: tabs.filter((tab) => !shown.includes(tab)) };
}
