import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/administration/')({
  staticData: {
    title: '平台管理',
    isMenu: true,
    icon: 'data',
    iconSelected: 'data-selected',
    sort: 8,
    layout: 'default',
    auth_key: 'administrationData.pageIsEnabled',
    pageIsEnabled: 'administrationData.pageIsEnabled',
  },
  beforeLoad: () => {
    throw redirect({ to: '/administration/data-releases', replace: true });
  },
});
