import { useNavigate, useSearch } from '@tanstack/react-router';
import { CityBase } from '../../features/city-base/city-base.tsx';

/** Cities as advertising bases; metric, filters and comparison live in the address. */
export function CityBasePage() {
  const address = useSearch({ from: '/media/analysis/city' });
  const navigate = useNavigate({ from: '/media/analysis/city' });
  return <CityBase address={address} onAddress={(search) => void navigate({ search })} />;
}
