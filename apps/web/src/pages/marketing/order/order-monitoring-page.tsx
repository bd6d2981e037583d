import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderMonitoring } from '../../../features/order/monitoring/order-monitoring.tsx';

/** What became of an order's media; order, view and filters live in the address. */
export function OrderMonitoringPage() {
  const address = useSearch({ from: '/marketing/order/monitoring' });
  const navigate = useNavigate({ from: '/marketing/order/monitoring' });
  return <OrderMonitoring address={address} onAddress={(search) => void navigate({ search })} />;
}
