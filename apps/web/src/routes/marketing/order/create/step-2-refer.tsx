import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { ReferencePage } from '../../../../pages/marketing/order/reference-page.tsx';

export const Route = createFileRoute('/marketing/order/create/step-2-refer')({
  staticData: {
    title: '参考方案',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: ReferencePage,
});
