import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { MediaPage } from '../../../../pages/marketing/order/media-page.tsx';

export const Route = createFileRoute('/marketing/order/create/step-2-base')({
  staticData: {
    title: '基础方案',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: MediaPage,
});
