import { createFileRoute } from '@tanstack/react-router';
import { orderList } from '../../../features/order/list/order-list-address.ts';
import { OrderList } from '../../../features/order/list/order-list.tsx';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/')({
  staticData: {
    title: '订单模式',
    isMenu: true,
    sort: 2,
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
  },
  validateSearch: orderList.parse,
  component: OrderListRoute,
});

function OrderListRoute() {
  return <OrderList {...useAddress(Route)} />;
}
