import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { OrderLoader } from '../../../../features/order/create/order-loader.tsx';
import { ReferenceEditor } from '../../../../features/order/create/reference-editor.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/create/step-2-refer')({
  staticData: {
    title: '参考方案',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: ReferenceRoute,
});

function ReferenceRoute() {
  const { address, onAddress } = useAddress(Route, { resetScroll: false });
  return (
    <OrderLoader orderId={address.orderId} page="参考方案">
      {(order, onReload) => (
        <ReferenceEditor order={order} address={address} onAddress={onAddress} onReload={onReload} />
      )}
    </OrderLoader>
  );
}
