import { useCallback } from 'react';
import type { AreaAddress } from './area-address.ts';

type Navigate = (to: { search: (current: AreaAddress) => AreaAddress; replace: boolean }) => Promise<void>;

/** Changes the address of a fixed-media plan's page. */
export function useAreaAddress(navigate: Navigate): (change: Partial<AreaAddress>) => void {
  return useCallback(
    (change) => {
      // A new plan takes the place of its empty form; every filter is a step that Back undoes.
      const replace = change.planId !== undefined && Object.keys(change).length === 1;
      void navigate({ search: (current) => ({ ...current, ...change }), replace });
    },
    [navigate],
  );
}
