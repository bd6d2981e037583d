import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReleaseList } from '../../features/data-release/release-list.tsx';

/** Data versions; filters, page and the open version live in the address. */
export function DataReleasesPage() {
  const address = useSearch({ from: '/administration/data-releases' });
  const navigate = useNavigate({ from: '/administration/data-releases' });
  return <ReleaseList address={address} onAddress={(search) => void navigate({ search })} />;
}
