import { createFileRoute } from '@tanstack/react-router';
import { sessionList } from '../../features/administration/administration-lists.ts';
import { SessionList } from '../../features/administration/sessions/session-list.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/administration/sessions')({
  staticData: {
    title: '登录会话',
    isMenu: true,
    sort: 13,
    layout: 'default',
    auth_key: 'administrationData.accountData.isEnabled',
  },
  validateSearch: sessionList.parse,
  component: SessionsRoute,
});

function SessionsRoute() {
  return <SessionList {...useAddress(Route)} />;
}
