import type { AnyRouteMatch, AnyRouter, ParsedLocation, RouterState } from '@tanstack/react-router';
import { tabKeyOf } from './page-tab-list.ts';

interface Readable<Value> {
  get(): Value;
  subscribe(listener: (value: Value) => void): { unsubscribe: () => void };
}

interface LiveStores {
  readonly ids: Readable<string[]>;
  readonly matches: Readable<AnyRouteMatch[]>;
  readonly status: Readable<'idle' | 'pending'>;
  readonly location: Readable<ParsedLocation>;
  readonly resolvedLocation: Readable<ParsedLocation | undefined>;
  readonly __store: Readable<RouterState>;
  getMatchStore(routeId: string): Readable<AnyRouteMatch | undefined>;
}

/** Key of the tab the router presents now. */
export function presentedTabKey(matches: readonly AnyRouteMatch[]): string {
  const leaf = matches.at(-1);
  if (!leaf) return '';
  const { tabKeys, tabGroup } = leaf.staticData;
  return tabKeyOf({
    pathname: leaf.pathname,
    search: leaf.search as Record<string, unknown>,
    tabKeys,
    tabGroup,
  });
}

/**
 * The router as one page tab sees it: live while the tab is presented, and standing still at its last state
 * while another tab is. A hidden page therefore keeps its matches, search and location, and its component
 * state with them; navigation from it goes through the one real router.
 */
export function createTabRouter(router: AnyRouter, tabKey: string): AnyRouter {
  // The React adapter's stores can be subscribed to; the framework-neutral type does not say so.
  const live = router.stores as unknown as LiveStores;
  const isPresented = () => presentedTabKey(live.matches.get()) === tabKey;
  let location: ParsedLocation = live.resolvedLocation.get() ?? live.location.get();

  function hold<Value>(store: Readable<Value>): Readable<Value> {
    let held = store.get();
    return {
      get: () => {
        if (isPresented()) held = store.get();
        return held;
      },
      subscribe: (listener) => store.subscribe(listener),
    };
  }

  // The router moves `location` before the page changes, so it is held by the page's own resolved address.
  const locationStore: Readable<ParsedLocation> = {
    get: () => {
      if (isPresented()) {
        const next = live.location.get();
        if (live.status.get() === 'idle') location = next;
        return next;
      }
      return location;
    },
    subscribe: (listener) => live.location.subscribe(listener),
  };
  const heldMatches = new Map<string, Readable<AnyRouteMatch | undefined>>();
  const getMatchStore = (routeId: string) => {
    const known = heldMatches.get(routeId) ?? hold(live.getMatchStore(routeId));
    heldMatches.set(routeId, known);
    return known;
  };
  const stores = {
    ...live,
    ids: hold(live.ids),
    matches: hold(live.matches),
    status: hold(live.status),
    resolvedLocation: hold(live.resolvedLocation),
    __store: hold(live.__store),
    location: locationStore,
    getMatchStore,
  };
  return Object.create(router, {
    stores: { value: stores },
    state: { get: () => stores.__store.get() },
  }) as AnyRouter;
}
