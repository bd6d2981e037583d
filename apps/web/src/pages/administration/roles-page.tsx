import { useNavigate, useSearch } from '@tanstack/react-router';
import { RoleList } from '../../features/administration/roles/role-list.tsx';

/** Roles; filters, page and what is open live in the address. */
export function RolesPage() {
  const address = useSearch({ from: '/administration/roles' });
  const navigate = useNavigate({ from: '/administration/roles' });
  return <RoleList address={address} onAddress={(search) => void navigate({ search })} />;
}
