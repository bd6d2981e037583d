import { createFileRoute } from '@tanstack/react-router';
import { parseCompetitionAddress } from '../../../features/order/competition/competition-address.ts';
import { OrderCompetitionPage } from '../../../pages/marketing/order/order-competition-page.tsx';

export const Route = createFileRoute('/marketing/order/competition')({
  staticData: {
    title: '竞品监测',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseCompetitionAddress,
  component: OrderCompetitionPage,
});
