import { createFileRoute } from '@tanstack/react-router';
import { parseManLandAddress } from '../../../../features/order/man-land/man-land-address.ts';
import { ManLandSchedulePage } from '../../../../pages/marketing/order/man-land-schedule-page.tsx';

export const Route = createFileRoute('/marketing/order/create/step-3-man-land')({
  staticData: {
    title: '人地匹配排期',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseManLandAddress,
  component: ManLandSchedulePage,
});
