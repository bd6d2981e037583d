import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { SchedulePage } from '../../../../pages/marketing/order/schedule-page.tsx';

export const Route = createFileRoute('/marketing/order/create/step-3')({
  staticData: {
    title: '排期与确认',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: SchedulePage,
});
