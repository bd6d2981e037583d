import { createFileRoute } from '@tanstack/react-router';
import { parseDetailAddress } from '../../../features/order/detail/detail-address.ts';
import { OrderDetailPage } from '../../../pages/marketing/order/order-detail-page.tsx';

export const Route = createFileRoute('/marketing/order/detail')({
  staticData: {
    title: '订单详情',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseDetailAddress,
  component: OrderDetailPage,
});
