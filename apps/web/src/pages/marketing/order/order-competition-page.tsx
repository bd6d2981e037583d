import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderCompetition } from '../../../features/order/competition/order-competition.tsx';

/** 竞品监测 of an order; what is looked at lives in the address. */
export function OrderCompetitionPage() {
  const address = useSearch({ from: '/marketing/order/competition' });
  const navigate = useNavigate({ from: '/marketing/order/competition' });
  return <OrderCompetition address={address} onAddress={(search) => void navigate({ search })} />;
}
