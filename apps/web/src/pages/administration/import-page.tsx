import { useNavigate, useSearch } from '@tanstack/react-router';
import { ImportWizard } from '../../features/imports/import-wizard.tsx';

/** Import of a file; its session and step live in the address. */
export function ImportPage() {
  const address = useSearch({ from: '/administration/import' });
  const navigate = useNavigate({ from: '/administration/import' });
  return <ImportWizard address={address} onAddress={(search) => void navigate({ search })} />;
}
