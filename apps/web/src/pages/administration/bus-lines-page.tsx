import { useNavigate, useSearch } from '@tanstack/react-router';
import { LineRegister } from '../../features/bus-lines/line-register.tsx';

/** Register of bus lines; city, keyword, page and the open line live in the address. */
export function BusLinesPage() {
  const address = useSearch({ from: '/administration/bus-lines' });
  const navigate = useNavigate({ from: '/administration/bus-lines' });
  return <LineRegister address={address} onAddress={(search) => void navigate({ search })} />;
}
