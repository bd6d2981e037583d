import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { parseOrderListAddress } from '../../../features/order/list/order-list-address.ts';
import { OrderList } from '../../../features/order/list/order-list.tsx';
import { defaultViewOf } from '../../../ui/table/saved-views.tsx';

/** Orders; filters, order, page and view live in the address. */
export function OrderListPage() {
  const address = useSearch({ from: '/marketing/order/' });
  const navigate = useNavigate({ from: '/marketing/order/' });
  const isFresh = useRef(Object.values(address).every((value) => value === undefined));
  useEffect(() => {
    // Once, when the list is opened without an address of its own.
    const view = isFresh.current ? defaultViewOf('orders') : undefined;
    isFresh.current = false;
    if (view) void navigate({ search: parseOrderListAddress(view.address), replace: true });
  }, [navigate]);
  return <OrderList address={address} onAddress={(search) => void navigate({ search })} />;
}
