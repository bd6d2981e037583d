import { createFileRoute } from '@tanstack/react-router';
import { StandardsPage } from '../../features/standards/pages/standards-page.tsx';

export const Route = createFileRoute('/standards/')({
  staticData: {
    title: '服务执行标准',
    isMenu: true,
    icon: 'standards',
    iconSelected: 'standards-selected',
    sort: 6,
    layout: 'default',
    auth_key: 'serviceStandardData.isEnabled',
  },
  component: StandardsPage,
});
