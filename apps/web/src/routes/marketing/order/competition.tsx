import { createFileRoute } from '@tanstack/react-router';
import { parseCompetitionAddress } from '../../../features/order/competition/competition-address.ts';
import { OrderCompetition } from '../../../features/order/competition/order-competition.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/competition')({
  staticData: {
    title: '竞品监测',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseCompetitionAddress,
  component: OrderCompetitionRoute,
});

function OrderCompetitionRoute() {
  return <OrderCompetition {...useAddress(Route)} />;
}
