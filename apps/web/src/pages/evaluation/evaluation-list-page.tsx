import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { parseEffectListAddress } from '../../features/effect/list/effect-list-address.ts';
import { EffectList, effectListKey } from '../../features/effect/list/effect-list.tsx';
import { defaultViewOf } from '../../ui/table/saved-views.tsx';

/** Orders under appraisal; filters, order and page live in the address. */
export function EvaluationListPage() {
  const address = useSearch({ from: '/evaluation/' });
  const navigate = useNavigate({ from: '/evaluation/' });
  const isFresh = useRef(Object.values(address).every((value) => value === undefined));
  useEffect(() => {
    // Once, when the list is opened without an address of its own.
    const view = isFresh.current ? defaultViewOf(effectListKey) : undefined;
    isFresh.current = false;
    if (view) void navigate({ search: parseEffectListAddress(view.address), replace: true });
  }, [navigate]);
  return <EffectList address={address} onAddress={(search) => void navigate({ search })} />;
}
