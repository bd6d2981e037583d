import { createFileRoute } from '@tanstack/react-router';
import { parseOrderListAddress } from '../../../features/order/list/order-list-address.ts';
import { OrderListPage } from '../../../pages/marketing/order/order-list-page.tsx';

export const Route = createFileRoute('/marketing/order/')({
  staticData: {
    title: '订单模式',
    isMenu: true,
    sort: 2,
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
  },
  validateSearch: parseOrderListAddress,
  component: OrderListPage,
});
