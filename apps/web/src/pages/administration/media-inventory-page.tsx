import { useNavigate, useSearch } from '@tanstack/react-router';
import { MediaInventory } from '../../features/media-inventory/media-inventory.tsx';

/** Fixed media by city; every filter lives in the address. */
export function MediaInventoryPage() {
  const address = useSearch({ from: '/administration/media-inventory' });
  const navigate = useNavigate({ from: '/administration/media-inventory' });
  return <MediaInventory address={address} onAddress={(search) => void navigate({ search })} />;
}
