import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { DemandPage } from '../../../../features/order/create/demand-page.tsx';

export const Route = createFileRoute('/marketing/order/create/step-1')({
  staticData: {
    title: '需求信息',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: DemandPage,
});
