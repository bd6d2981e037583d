import { createFileRoute } from '@tanstack/react-router';
import { parseDetailAddress } from '../../../features/order/detail/detail-address.ts';
import { OrderDetail } from '../../../features/order/detail/order-detail.tsx';
import { asksForMap } from '../../../shared/order/order-views.ts';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/detail')({
  staticData: {
    title: '订单详情',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    isMap: asksForMap,
  },
  validateSearch: parseDetailAddress,
  component: OrderDetailRoute,
});

function OrderDetailRoute() {
  return <OrderDetail {...useAddress(Route)} />;
}
