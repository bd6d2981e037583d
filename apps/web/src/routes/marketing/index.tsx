import { createFileRoute } from '@tanstack/react-router';
import { MarketingPage } from '../../features/marketing/marketing-page.tsx';

export const Route = createFileRoute('/marketing/')({
  staticData: {
    title: '投资订单管理',
    isMenu: true,
    icon: 'marketing',
    iconSelected: 'marketing-selected',
    sort: 3,
    layout: 'default',
    auth_key: 'investmentOrderData.pageIsEnabled',
    pageIsEnabled: 'investmentOrderData.pageIsEnabled',
  },
  component: MarketingPage,
});
