import type { AnyRoute } from '@tanstack/react-router';
import { parseViewText } from '../address/view-text.ts';

interface Change {
  readonly resetScroll?: boolean;
  readonly replace?: boolean;
}

/** Changes search params; a replaced address leaves no step to go back to. */
export type OnAddress<Address> = (address: Address, change?: Change) => void;

/** The view of a map stays in the address when its search params change. */
const keptHash = (): string | undefined =>
  parseViewText(location.hash) === null ? undefined : location.hash.slice(1);

/** The search params of a route and the way to change them, as a page takes them. */
export function useAddress<Route extends AnyRoute>(route: Route, usual: Change = {}) {
  type Address = Route['types']['fullSearchSchema'];
  const address = route.useSearch() as Address;
  const navigate = route.useNavigate();
  const onAddress: OnAddress<Address> = (search, change = usual) =>
    void navigate({ search, hash: keptHash(), ...change });
  return { address, onAddress };
}
