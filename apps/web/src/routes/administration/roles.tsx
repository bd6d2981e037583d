import { createFileRoute } from '@tanstack/react-router';
import { parseListAddress } from '../../features/administration/list-address.ts';
import { RolesPage } from '../../pages/administration/roles-page.tsx';

export const Route = createFileRoute('/administration/roles')({
  staticData: {
    title: '角色与权限',
    isMenu: true,
    sort: 11,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: parseListAddress,
  component: RolesPage,
});
