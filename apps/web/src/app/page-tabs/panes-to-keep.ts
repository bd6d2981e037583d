import type { RouteMetadata } from '../navigation/route-metadata.ts';

export interface LivePane {
  readonly tabKey: string;
  readonly metadata: RouteMetadata;
}

/** Browsers allow few WebGL contexts; more map pages than this lose theirs. */
export const maximumMapPanes = 2;

/**
 * The panes that stay mounted: the active one and those whose tab is open. Of the panes that hold a map only
 * the two visited last stay, the active one included.
 */
export function panesToKeep(
  known: readonly LivePane[],
  active: LivePane,
  openKeys: readonly string[],
  recency: readonly string[],
): LivePane[] {
  const isKnown = known.some((pane) => pane.tabKey === active.tabKey);
  const all = isKnown ? known : [...known, active];
  const lastVisit = ({ tabKey }: LivePane) =>
    tabKey === active.tabKey ? Infinity : recency.lastIndexOf(tabKey);
  const liveMaps = all
    .filter((pane) => pane.metadata.holdsMap)
    .sort((a, b) => lastVisit(b) - lastVisit(a))
    .slice(0, maximumMapPanes);
  return all.filter(
    (pane) =>
      pane.tabKey === active.tabKey ||
      (openKeys.includes(pane.tabKey) && (!pane.metadata.holdsMap || liveMaps.includes(pane))),
  );
}
