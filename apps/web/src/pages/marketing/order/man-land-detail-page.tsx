import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderDetail } from '../../../features/order/detail/order-detail.tsx';

const route = '/marketing/order/detail-man-land';

/** One order of people matched with places; its match comes first. */
export function ManLandDetailPage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderDetail
      address={address}
      firstTab="man-land"
      onAddress={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
