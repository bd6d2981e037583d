import { createFileRoute } from '@tanstack/react-router';
import { postingList } from '../../../features/order/monitoring/monitoring-address.ts';
import { OrderMonitoring } from '../../../features/order/monitoring/order-monitoring.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/monitoring')({
  staticData: {
    title: '投放监测',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: postingList.parse,
  component: OrderMonitoringRoute,
});

function OrderMonitoringRoute() {
  return <OrderMonitoring {...useAddress(Route)} />;
}
