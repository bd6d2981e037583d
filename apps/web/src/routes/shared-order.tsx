import { createFileRoute } from '@tanstack/react-router';
import { SharedOrderPage } from '../pages/shared/shared-order-page.tsx';

export const Route = createFileRoute('/shared-order')({
  staticData: { title: '订单分享', layout: 'blank', noAuth: true },
  component: SharedOrderPage,
});
