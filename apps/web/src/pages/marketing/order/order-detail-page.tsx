import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderDetail } from '../../../features/order/detail/order-detail.tsx';

/** One order; order, tab and filters live in the address. */
export function OrderDetailPage() {
  const address = useSearch({ from: '/marketing/order/detail' });
  const navigate = useNavigate({ from: '/marketing/order/detail' });
  return <OrderDetail address={address} onAddress={(search) => void navigate({ search })} />;
}
