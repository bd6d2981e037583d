import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { useDescribedRoutes } from '../navigation/use-menu.ts';
import { itemOfFound, type FoundItem } from './found-item.ts';
import { localItems } from './match-items.ts';
import { readRecent } from './recent-found.ts';
import { useTransliterate } from './use-transliterate.ts';

const restMs = 120;

export interface FoundItems {
  readonly items: readonly FoundItem[];
  /** True while the service is asked. */
  readonly isAsking: boolean;
  readonly error: Error | null;
}

/** What fits what is typed: what the browser knows at once, what the service finds as it comes. */
export function useFoundItems(typed: string): FoundItems {
  const transliterate = useTransliterate();
  const routes = useDescribedRoutes();
  const permission = useSession((session) => session.dataRoleRequest);
  const userName = useSession((session) => session.userName);
  const query = typed.trim();
  const settled = useDebouncedValue(query, restMs);
  // The empty question makes the service ready for the next one.
  const found = useCall('v1/find', { q: settled }, { keepPrevious: true });
  const rows = query === '' ? undefined : found.data?.rows;
  const items = useMemo(() => {
    const { first, last } = localItems(routes, permission, typed, transliterate);
    const recent = query === '' ? readRecent(localStorage, userName) : [];
    return [...recent, ...first, ...(rows ?? []).map(itemOfFound), ...last];
  }, [routes, permission, userName, typed, query, transliterate, rows]);
  return {
    items,
    isAsking: query !== '' && (settled !== query || found.isFetching),
    error: query === '' ? null : found.error,
  };
}
