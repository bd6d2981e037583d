import { createFileRoute } from '@tanstack/react-router';
import { parseDetailAddress } from '../../../features/order/detail/detail-address.ts';
import { ManLandDetailPage } from '../../../pages/marketing/order/man-land-detail-page.tsx';

export const Route = createFileRoute('/marketing/order/detail-man-land')({
  staticData: {
    title: '人地匹配订单详情',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseDetailAddress,
  component: ManLandDetailPage,
});
