import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';

export const Route = createFileRoute('/marketing/order/create/')({
  staticData: {
    title: '新建订单',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/marketing/order/create/step-1', search, replace: true });
  },
});
