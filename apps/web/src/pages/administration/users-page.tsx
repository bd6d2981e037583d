import { useNavigate, useSearch } from '@tanstack/react-router';
import { PeoplePage } from '../../features/administration/users/people-page.tsx';

/** Users and organisations; tab, filters and page live in the address. */
export function UsersPage() {
  const { tab, ...address } = useSearch({ from: '/administration/users' });
  const navigate = useNavigate({ from: '/administration/users' });
  return (
    <PeoplePage
      tab={tab ?? 'users'}
      onTab={(next) => void navigate({ search: { tab: next === 'users' ? undefined : next } })}
      address={address}
      onAddress={(search) => void navigate({ search: { ...search, tab } })}
    />
  );
}
