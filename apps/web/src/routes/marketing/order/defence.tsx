import { createFileRoute } from '@tanstack/react-router';
import { OrderDefence } from '../../../features/order/defence/order-defence.tsx';
import { id } from '../../../ui/address/address-fields.ts';
import { addressReader } from '../../../ui/address/read-address.ts';

export const Route = createFileRoute('/marketing/order/defence')({
  staticData: {
    title: '方案陈述',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: addressReader({ orderId: id() }),
  component: OrderDefenceRoute,
});

function OrderDefenceRoute() {
  return <OrderDefence orderId={Route.useSearch().orderId} />;
}
