import { createFileRoute } from '@tanstack/react-router';
import { parseListAddress } from '../../features/administration/list-address.ts';
import { SessionsPage } from '../../pages/administration/sessions-page.tsx';

export const Route = createFileRoute('/administration/sessions')({
  staticData: {
    title: '登录会话',
    isMenu: true,
    sort: 12,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: parseListAddress,
  component: SessionsPage,
});
