import { createFileRoute } from '@tanstack/react-router';
import { parseDetailAddress } from '../../../features/order/detail/detail-address.ts';
import { OrderDetail } from '../../../features/order/detail/order-detail.tsx';
import { asksForMap } from '../../../shared/order/order-views.ts';
import { useAddress } from '../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/detail-man-land')({
  staticData: {
    title: '人地匹配订单详情',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
    isMap: asksForMap,
    holdsMap: true,
  },
  validateSearch: parseDetailAddress,
  component: ManLandDetailRoute,
});

function ManLandDetailRoute() {
  return <OrderDetail firstTab="man-land" {...useAddress(Route, { resetScroll: false })} />;
}
