import { createFileRoute } from '@tanstack/react-router';
import { parseListAddress, type ListAddress } from '../../features/administration/list-address.ts';
import { UsersPage } from '../../pages/administration/users-page.tsx';

interface UsersAddress extends ListAddress {
  readonly tab?: 'organisations';
}

export const Route = createFileRoute('/administration/users')({
  staticData: {
    title: '用户与组织',
    isMenu: true,
    sort: 10,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: (search: Readonly<Record<string, unknown>>): UsersAddress => ({
    ...parseListAddress(search),
    tab: search.tab === 'organisations' ? 'organisations' : undefined,
  }),
  component: UsersPage,
});
