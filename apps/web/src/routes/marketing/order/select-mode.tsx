import { createFileRoute } from '@tanstack/react-router';
import { SelectOrderMode } from '../../../features/order/select-mode/select-order-mode.tsx';

export const Route = createFileRoute('/marketing/order/select-mode')({
  staticData: {
    title: '选择下单方式',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
  },
  component: SelectOrderMode,
});
