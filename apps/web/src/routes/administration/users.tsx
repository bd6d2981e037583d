import { createFileRoute } from '@tanstack/react-router';
import { userList } from '../../features/administration/administration-lists.ts';
import { PeoplePage } from '../../features/administration/users/people-page.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/users')({
  staticData: {
    title: '用户与组织',
    isMenu: true,
    sort: 10,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: userList.parse,
  component: UsersRoute,
});

function UsersRoute() {
  return <PeoplePage {...useAddress(Route)} />;
}
