import { createFileRoute } from '@tanstack/react-router';
import { parseMonitoringAddress } from '../../../features/order/monitoring/monitoring-address.ts';
import { OrderMonitoringPage } from '../../../pages/marketing/order/order-monitoring-page.tsx';

export const Route = createFileRoute('/marketing/order/monitoring')({
  staticData: {
    title: '投放监测',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseMonitoringAddress,
  component: OrderMonitoringPage,
});
