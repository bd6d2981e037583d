import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditList } from '../../features/administration/audit/audit-list.tsx';

/** The audit log; filters, page and what is open live in the address. */
export function AuditPage() {
  const address = useSearch({ from: '/administration/audit' });
  const navigate = useNavigate({ from: '/administration/audit' });
  return <AuditList address={address} onAddress={(search) => void navigate({ search })} />;
}
