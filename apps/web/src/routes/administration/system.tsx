import { createFileRoute } from '@tanstack/react-router';
import { SystemPage } from '../../features/administration/system/system-page.tsx';

export const Route = createFileRoute('/administration/system')({
  staticData: {
    title: '系统健康',
    isMenu: true,
    sort: 15,
    layout: 'default',
    auth_key: 'administrationData.systemData.isEnabled',
  },
  component: SystemPage,
});
