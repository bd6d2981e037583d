import { createFileRoute } from '@tanstack/react-router';
import { roleList } from '../../features/administration/administration-lists.ts';
import { RoleList } from '../../features/administration/roles/role-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/roles')({
  staticData: {
    title: '角色与权限',
    isMenu: true,
    sort: 11,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: roleList.parse,
  component: RolesRoute,
});

function RolesRoute() {
  return <RoleList {...useAddress(Route)} />;
}
