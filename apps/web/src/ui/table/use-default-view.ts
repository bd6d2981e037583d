import { useEffect, useRef } from 'react';
import { defaultViewOf } from './saved-views.ts';

/** Opens a list with the view that the user made its default, where the URL has no search params. */
export function useDefaultView<Address extends object>(
  list: string | undefined,
  address: Address,
  open: (address: Readonly<Record<string, unknown>>) => void,
): void {
  const isFresh = useRef(Object.values(address).every((value) => value === undefined));
  useEffect(() => {
    const view = isFresh.current && list !== undefined ? defaultViewOf(list) : undefined;
    isFresh.current = false;
    if (view) open(view.address);
  }, [list, open]);
}
