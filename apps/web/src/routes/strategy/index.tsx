import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/strategy/')({
  staticData: {
    title: '智慧营销策略',
    isMenu: true,
    icon: 'strategy',
    sort: 2,
    layout: 'default',
    auth_key: 'smartMarketingData.pageIsEnabled',
    pageIsEnabled: 'smartMarketingData.pageIsEnabled',
  },
  beforeLoad: () => {
    throw redirect({ to: '/strategy/scene/business', replace: true });
  },
});
