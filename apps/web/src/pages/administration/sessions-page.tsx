import { useNavigate, useSearch } from '@tanstack/react-router';
import { SessionList } from '../../features/administration/sessions/session-list.tsx';

/** Sessions; filters, page and what is open live in the address. */
export function SessionsPage() {
  const address = useSearch({ from: '/administration/sessions' });
  const navigate = useNavigate({ from: '/administration/sessions' });
  return <SessionList address={address} onAddress={(search) => void navigate({ search })} />;
}
