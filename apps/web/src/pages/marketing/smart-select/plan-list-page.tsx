import { useNavigate, useSearch } from '@tanstack/react-router';
import { PlanList } from '../../../features/smart-select/list/plan-list.tsx';

/** Smart-select plans; filters, order and page live in the address. */
export function PlanListPage() {
  const address = useSearch({ from: '/marketing/smart-select/' });
  const navigate = useNavigate({ from: '/marketing/smart-select/' });
  return <PlanList address={address} onAddress={(search) => void navigate({ search })} />;
}
